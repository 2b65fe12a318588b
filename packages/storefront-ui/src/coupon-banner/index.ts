export { CouponBanner } from './coupon-banner.tsx'
export type { CouponBannerProps } from './coupon-banner.tsx'
