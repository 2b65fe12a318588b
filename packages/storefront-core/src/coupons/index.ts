export { bestOffer } from './best-offer.ts'
export { couponStanding, couponUsesLeft, couponValue, isCouponOver } from './coupon-standing.ts'
export type { CouponRule, CouponStanding, CouponUses, OfferRule } from './coupon-standing.ts'
