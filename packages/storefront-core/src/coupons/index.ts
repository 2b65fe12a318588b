export { bestOffer, couponStanding, couponUsesLeft, couponValue, isCouponOver } from './coupon-standing.ts'
export type { CouponRule, CouponStanding, CouponUses, OfferRule } from './coupon-standing.ts'
