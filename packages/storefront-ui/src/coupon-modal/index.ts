export { CouponList } from './coupon-list.tsx'
export type { CouponListProps } from './coupon-list.tsx'
export { CouponModal } from './coupon-modal.tsx'
export type { CouponModalProps, CouponOffer, CouponProblem } from './coupon-modal.tsx'
