export { CouponModal } from './coupon-modal.tsx'
export type { CouponModalProps, CouponOffer, CouponProblem } from './coupon-modal.tsx'
