import type { Checkout } from '@krishi/storefront-core/checkout'
import type { CouponStanding } from '@krishi/storefront-core/coupons'
import type { CouponRefusal, CouponView, StandingOffer } from '@krishi/storefront-hooks/coupons'
import type { CouponProblem } from '@krishi/storefront-ui/coupon-modal'
import type { CouponRowProps } from '@krishi/storefront-ui/coupon-row'

/** What the modal says of a refused code: the server's words, or what became of the question. */
export function toCouponProblem(refusal: CouponRefusal | null): CouponProblem | null {
  if (refusal === null) return null
  const { name: code, failure } = refusal
  if (failure.code === 'network/offline') return { code, kind: 'offline' }
  if (!failure.code.startsWith('coupon/')) return { code, kind: 'unreachable' }
  return failure.serverMessage === undefined
    ? { code, kind: 'unknown' }
    : { code, kind: 'refused', message: failure.serverMessage }
}

/** What the row shows: the coupon of the checkout, also one that takes nothing off now, or the offer that takes most off [26.6]. */
export function toCouponRow(
  { coupon, applying, isRemoving, offers }: CouponView,
  { cart }: Checkout,
): Pick<CouponRowProps, 'coupon' | 'best' | 'pending'> {
  const list = offers.status === 'ready' ? offers.value : []
  const code = cart.discountCode || (coupon?.name ?? '')
  const best = list.find(({ isBest }) => isBest)
  return {
    coupon: code === '' ? null : { code, standing: standingOf(code, cart.discountAmount, list) },
    best: best?.standing.status === 'active' ? { code: best.offer.name, value: best.standing.value } : null,
    pending: applying !== null || isRemoving,
  }
}

/** The server says what a coupon takes off; why it takes off nothing, the offer tells, or that it is over. */
function standingOf(code: string, amount: number, offers: readonly StandingOffer[]): CouponStanding {
  if (amount > 0) return { status: 'active', value: amount }
  const standing = offers.find(({ offer }) => offer.name === code)?.standing
  return standing && standing.status !== 'active' ? standing : { status: 'expired' }
}
