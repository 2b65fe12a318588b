import { couponStanding } from '@krishi/storefront-core/coupons'
import { defaultLocale } from '@krishi/storefront-core/locale'
import type { Paise } from '@krishi/storefront-core/money'
import { err, ok, type Result } from '@krishi/storefront-core/result'
import type { ApiErrorCode } from '../http/error-codes.ts'
import { toOffer, type CouponRow } from './find-coupons.ts'

/**
 * What a coupon takes off a cart, by the rule that the client estimates with [26.3, 26.6]; refused when it is unknown, over,
 * used up, or the cart is below its minimum.
 */
export function judgeCoupon(row: CouponRow | null, cartTotal: Paise, now: Date): Result<Paise, ApiErrorCode> {
  if (row === null) return err('coupon/unknown')
  if (row.totalLimit !== null && row.used >= row.totalLimit) return err('coupon/used-up')
  const standing = couponStanding(toOffer(row, defaultLocale), cartTotal, now.getTime())
  if (standing.status === 'expired') return err('coupon/over')
  if (standing.status === 'below-minimum') return err('coupon/below-minimum')
  return ok(standing.value)
}
