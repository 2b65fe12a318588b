import type { DiscountProperties } from '../catalog/index.ts'
import type { Paise, Rounding } from '../money/index.ts'
import { percentOf } from '../money/index.ts'

/** What a product's own rule takes off one unit: a share of its price or an amount, never more than the price [25.3]. */
export function productDiscount(price: Paise, rule: DiscountProperties | null): Paise {
  if (rule === null) return 0
  return Math.min(rule.type === 'percentage' ? percentOf(price, rule.value, 'none') : rule.value, price)
}

/** The amounts of a line that a prepaid saving is worked out from. */
export interface PrepaidLine {
  /** Price times quantity. */
  readonly lineTotal: Paise
  /** The part of the coupon that falls on this line. */
  readonly couponShare: Paise
  /** Product and special discounts of this line. */
  readonly specialDiscount: Paise
}

/**
 * What paying online saves on a line: a percentage of what is left after coupon and special discount, rounded to whole
 * rupees as the rule says, up unless told otherwise, and never more than is left [25.4].
 */
export function prepaidDiscount(line: PrepaidLine, percent: number, rounding: Rounding = 'ceil'): Paise {
  const left = Math.max(0, line.lineTotal - line.couponShare - line.specialDiscount)
  return Math.min(percentOf(left, percent, rounding), left)
}
