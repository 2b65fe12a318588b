import type { Checkout } from '@krishi/storefront-core/checkout'
import { callEndOf } from '@krishi/storefront-core/contract'
import type { CouponRefusal, CouponView } from '@krishi/storefront-hooks/coupons'
import type { CouponProblem } from '@krishi/storefront-ui/coupon-modal'
import type { CouponRowProps } from '@krishi/storefront-ui/coupon-row'

/** What the modal says of a refused code: the server's words, or what became of the question. */
export function toCouponProblem(refusal: CouponRefusal | null): CouponProblem | null {
  if (refusal === null) return null
  const { name: code, failure } = refusal
  if (!failure.code.startsWith('coupon/')) return { code, kind: callEndOf(failure.code) }
  return failure.serverMessage === undefined
    ? { code, kind: 'unknown' }
    : { code, kind: 'refused', message: failure.serverMessage }
}

/**
 * What the row shows: the coupon of the checkout as the server judges it, one that the tab still wants and the cart is too small
 * for, and the offer that takes most off [26.6].
 */
export function toCouponRow(
  { coupon: stored, applying, isRemoving, offers }: CouponView,
  { coupon }: Checkout,
): Pick<CouponRowProps, 'coupon' | 'best' | 'pending'> {
  const list = offers.status === 'ready' ? offers.value : []
  const waiting = list.find(({ offer, standing }) => offer.name === stored?.name && standing.status === 'below-minimum')
  const asked = coupon ?? (waiting && { name: waiting.offer.name, standing: waiting.standing })
  const best = list.find(({ isBest }) => isBest)
  return {
    coupon: asked ? { code: asked.name, standing: asked.standing } : null,
    best: best?.standing.status === 'active' ? { code: best.offer.name, value: best.standing.value } : null,
    pending: applying !== null || isRemoving,
  }
}
