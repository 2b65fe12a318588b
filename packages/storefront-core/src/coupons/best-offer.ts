import type { Paise } from '../money/index.ts'
import { couponStanding } from './coupon-standing.ts'
import type { CouponRule } from './coupon-standing.ts'

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
