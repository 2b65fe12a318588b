/** Prices that a listing is narrowed to, in whole rupees; `min` is always below `max`. */
export interface PriceRange {
  readonly min: number
  readonly max: number
}

/** What the price filter offers, in rupees [13.8]. */
export const priceScale = { min: 0, max: 80_000, step: 500 } as const

/** The range that narrows nothing: goods above it are shown as well (behaviours.md 2, 9). */
export const anyPrice: PriceRange = { min: 0, max: 20_000 }

/** Whether the range narrows nothing and is left out of addresses and requests [13.8]. */
export function isAnyPrice({ min, max }: PriceRange): boolean {
  return min === anyPrice.min && max === anyPrice.max
}

/** The range nearest to two amounts in rupees: on the steps of the scale, inside it, and never empty [13.8]. */
export function toPriceRange(min: number, max: number): PriceRange {
  const lowest = Math.min(onScale(min), priceScale.max - priceScale.step)
  return { min: lowest, max: Math.max(onScale(max), lowest + priceScale.step) }
}

function onScale(rupees: number): number {
  const stepped = Math.round(rupees / priceScale.step) * priceScale.step
  return Math.min(Math.max(stepped, priceScale.min), priceScale.max)
}

/** The amounts of a list of prices: every step up to 10,000 rupees, then every 10,000 [13.8]. */
export function priceSteps(): readonly number[] {
  const coarse = 10_000
  const fine = Array.from({ length: coarse / priceScale.step + 1 }, (_, index) => index * priceScale.step)
  const rest = Array.from({ length: priceScale.max / coarse - 1 }, (_, index) => (index + 2) * coarse)
  return [...fine, ...rest]
}
