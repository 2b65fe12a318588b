export { bestOffer, couponStanding, couponValue } from './coupon-standing.ts'
export type { CouponRule, CouponStanding } from './coupon-standing.ts'
