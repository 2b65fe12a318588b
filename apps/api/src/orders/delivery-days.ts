const dayMs = 24 * 60 * 60 * 1000
const indiaOffsetMs = 5.5 * 60 * 60 * 1000

/** The ISO dates in India between which a parcel that is ordered at `now` should arrive: three to six days on. */
export function deliveryDays(now: Date): { readonly from: string; readonly to: string } {
  const inDays = (days: number) => new Date(now.getTime() + indiaOffsetMs + days * dayMs).toISOString().slice(0, 10)
  return { from: inDays(3), to: inDays(6) }
}
