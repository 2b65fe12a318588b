import type { Offer } from '../contract/coupons.ts'
import { percentOf } from '../money/index.ts'
import type { Paise } from '../money/index.ts'

/** What decides whether a coupon holds and what it takes off. */
export type CouponRule = Pick<
  Offer,
  'valueType' | 'value' | 'minimumPurchaseRequirements' | 'end' | 'shouldApplyMinimumValue'
>

/** Whether a coupon holds for a cart. */
export type CouponStanding =
  | { readonly status: 'active'; readonly value: Paise }
  /** Comes back by itself when the cart has grown by `missing`. */
  | { readonly status: 'below-minimum'; readonly missing: Paise }
  | { readonly status: 'expired' }

/** The part of a cart that a capped coupon takes at most, in percent [26.3]. */
const cap = 20

/**
 * What a coupon takes off a cart: its amount, or its percentage of the cart's total. With `shouldApplyMinimumValue` it stops at
 * a fifth of the cart, rounded down to a whole rupee [26.3]. Never more than the cart costs.
 */
export function couponValue(rule: CouponRule, cartTotal: Paise): Paise {
  const { valueType, value, shouldApplyMinimumValue } = rule
  const whole = valueType === 'PERCENTAGE' ? percentOf(cartTotal, value, 'none') : value
  const isCapped = shouldApplyMinimumValue && whole > percentOf(cartTotal, cap, 'none')
  return Math.min(isCapped ? percentOf(cartTotal, cap, 'floor') : whole, cartTotal)
}

/**
 * How a coupon stands with a cart [26.6]: over when its end has passed, waiting while the cart is below its minimum, else
 * what it takes off.
 *
 * @param now In ms since 1970.
 */
export function couponStanding(rule: CouponRule, cartTotal: Paise, now: number): CouponStanding {
  if (rule.end !== null && Date.parse(rule.end) <= now) return { status: 'expired' }
  const missing = rule.minimumPurchaseRequirements - cartTotal
  return missing > 0 ? { status: 'below-minimum', missing } : { status: 'active', value: couponValue(rule, cartTotal) }
}

/** The offer that takes most off a cart, the first of equals; null when none takes off anything. */
export function bestOffer<Rule extends CouponRule>(
  offers: readonly Rule[],
  cartTotal: Paise,
  now: number,
): Rule | null {
  let best: { readonly offer: Rule; readonly value: Paise } | null = null
  for (const offer of offers) {
    const standing = couponStanding(offer, cartTotal, now)
    if (standing.status === 'active' && standing.value > (best?.value ?? 0)) best = { offer, value: standing.value }
  }
  return best?.offer ?? null
}
