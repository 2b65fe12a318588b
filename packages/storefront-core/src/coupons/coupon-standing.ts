import type { Offer } from '../contract/coupons.ts'
import { percentOf } from '../money/index.ts'
import type { Paise } from '../money/index.ts'

/** What everybody may know of a coupon's rule. */
export type OfferRule = Pick<
  Offer,
  'valueType' | 'value' | 'minimumPurchaseRequirements' | 'end' | 'shouldApplyMinimumValue'
>

/** What decides whether a coupon holds and what it takes off. */
export interface CouponRule extends OfferRule {
  /** ISO instant from which on it holds; absent where that has passed for sure, as for a coupon that is offered. */
  readonly start?: string
  /** How many more orders may use it; absent where nothing limits them, or only the server knows. */
  readonly usesLeft?: number
}

/** Whether a coupon holds for a cart. */
export type CouponStanding =
  | { readonly status: 'active'; readonly value: Paise }
  /** Comes back by itself when the cart has grown by `missing`. */
  | { readonly status: 'below-minimum'; readonly missing: Paise }
  /** There is no such coupon (yet), its end has passed, or it was used as often as it may be: no cart brings it back. */
  | { readonly status: 'unknown' | 'expired' | 'used-up' }

/** How often a coupon was used, and may be. */
export interface CouponUses {
  /** By how many orders in all; null is any number. */
  readonly totalLimit: number | null
  readonly used: number
  /** By how many orders of one shopper; null is any number. */
  readonly perShopperLimit: number | null
  readonly usedByShopper: number
}

/** The part of a cart that a capped coupon takes at most, in percent [26.3]. */
const cap = 20

/**
 * What a coupon takes off a cart: its amount, or its percentage of the cart's total. With `shouldApplyMinimumValue` it stops at
 * a fifth of the cart, rounded down to a whole rupee [26.3]. Never more than the cart costs.
 */
export function couponValue(rule: OfferRule, cartTotal: Paise): Paise {
  const { valueType, value, shouldApplyMinimumValue } = rule
  const whole = valueType === 'PERCENTAGE' ? percentOf(cartTotal, value, 'none') : value
  const isCapped = shouldApplyMinimumValue && whole > percentOf(cartTotal, cap, 'none')
  return Math.min(isCapped ? percentOf(cartTotal, cap, 'floor') : whole, cartTotal)
}

/** How many more orders of a shopper may use a coupon; Infinity where nothing limits them. Never below 0. */
export function couponUsesLeft({ totalLimit, used, perShopperLimit, usedByShopper }: CouponUses): number {
  return Math.max(0, Math.min((totalLimit ?? Infinity) - used, (perShopperLimit ?? Infinity) - usedByShopper))
}

/**
 * How a coupon stands with a cart [26.2, 26.6]: whether there is one, its window, its uses, its minimum, what it takes off. The
 * one judge of offers, of a code that is tried, of a price and of an order.
 *
 * @param rule Null for a code that there is not.
 * @param now In ms since 1970.
 */
export function couponStanding(rule: CouponRule | null, cartTotal: Paise, now: number): CouponStanding {
  if (rule === null || (rule.start !== undefined && Date.parse(rule.start) > now)) return { status: 'unknown' }
  if (rule.end !== null && Date.parse(rule.end) <= now) return { status: 'expired' }
  if (rule.usesLeft !== undefined && rule.usesLeft <= 0) return { status: 'used-up' }
  const missing = rule.minimumPurchaseRequirements - cartTotal
  return missing > 0 ? { status: 'below-minimum', missing } : { status: 'active', value: couponValue(rule, cartTotal) }
}

/** Whether a coupon is of no use to the shopper, whatever the cart holds: it is not offered, and taken off where it is applied. */
export function isCouponOver({ status }: CouponStanding): boolean {
  return status !== 'active' && status !== 'below-minimum'
}
