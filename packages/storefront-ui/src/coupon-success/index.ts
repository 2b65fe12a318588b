export { CouponSuccess } from './coupon-success.tsx'
export type { CouponSuccessProps } from './coupon-success.tsx'
