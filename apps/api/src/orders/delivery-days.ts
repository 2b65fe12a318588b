const dayMs = 24 * 60 * 60 * 1000
const indiaOffsetMs = 5.5 * 60 * 60 * 1000

/** Where the days are not known, the shop says '6+ Days' [16.4]: an order is promised within this span. */
const unknownDays = [6, 10] as const

/**
 * The ISO dates in India between which a parcel that is ordered at `now` should arrive.
 *
 * @param days How many it takes, the least and the most, as the estimate before the order said; null where they are not known.
 */
export function deliveryDays(now: Date, days: readonly [number, number] | null): { from: string; to: string } {
  const inDays = (count: number) => new Date(now.getTime() + indiaOffsetMs + count * dayMs).toISOString().slice(0, 10)
  const [least, most] = days ?? unknownDays
  return { from: inDays(least), to: inDays(most) }
}
