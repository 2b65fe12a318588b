import { formatInr } from '@krishi/storefront-core/format'
import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides, Translate } from '../i18n/index.ts'
import en from './messages/en.json'
import type { RupeeLimits, RupeeRange } from './price-range.types.ts'

/** How far prices go in the shop [13.8]. */
export const usualLimits: RupeeLimits = { min: 0, max: 80_000, step: 500 }

/** What the slider shows at first, and what means "no limit" although dearer goods are listed too [13.8]. */
export const usualAnyPrice: RupeeRange = { min: 0, max: 20_000 }

/** What the words of a range depend on. */
export interface RangeBounds {
  readonly limits: RupeeLimits
  readonly anyPrice: RupeeRange
}

/** An amount of whole rupees, such as `₹20,000`. */
export function rupees(amount: number): string {
  return formatInr(amount * 100)
}

/** Whether two ranges are the same. */
export function sameRange(a: RupeeRange, b: RupeeRange): boolean {
  return a.min === b.min && a.max === b.max
}

/** A range as people say it: "Up to ₹500", "₹5,000 and above", "Any price". */
export function rangeWords(
  t: Translate<keyof typeof en>,
  range: RupeeRange,
  { limits, anyPrice }: RangeBounds = { limits: usualLimits, anyPrice: usualAnyPrice },
): string {
  const [fromStart, toEnd] = [range.min <= limits.min, range.max >= limits.max]
  if (sameRange(range, anyPrice) || (fromStart && toEnd)) return t('anyPrice')
  if (fromStart) return t('upTo', { max: rupees(range.max) })
  if (toEnd) return t('andAbove', { min: rupees(range.min) })
  return t('between', { min: rupees(range.min), max: rupees(range.max) })
}

/** The words of ranges for other widgets, such as the chip of a price in force. */
export function useRangeWords(overrides?: MessageOverrides<typeof en>): (range: RupeeRange) => string {
  const t = usePlainMessages('priceRange', en, overrides)
  return (range) => rangeWords(t, range)
}
