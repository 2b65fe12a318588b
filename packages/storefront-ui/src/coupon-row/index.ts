export { CouponRow } from './coupon-row.tsx'
export type { CouponRowProps, RowCoupon, RowOffer } from './coupon-row.tsx'
