import type { Offer } from '@krishi/storefront-core/contract'
import type { OfferRule } from '@krishi/storefront-core/coupons'
import type { Paise } from '@krishi/storefront-core/money'
import type { SafeStorage } from '../storage/index.ts'
import { sessionKeys } from '../storage/index.ts'
import type { StoredCoupon } from './stored-coupon.ts'

/** Keeps an offer as the coupon of this tab. */
export function writeCoupon(sessionStorage: Pick<SafeStorage, 'write'>, offer: Offer, value: Paise): void {
  const { name, valueType, minimumPurchaseRequirements, end, shouldApplyMinimumValue } = offer
  const rule: OfferRule = { valueType, value: offer.value, minimumPurchaseRequirements, end, shouldApplyMinimumValue }
  const coupon: StoredCoupon = { name, value, rule }
  sessionStorage.write(sessionKeys.coupon, JSON.stringify(coupon))
}
