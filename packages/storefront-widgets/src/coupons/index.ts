export { CouponModalWidget } from './coupon-modal-widget.tsx'
export type { CouponModalWidgetProps } from './coupon-modal-widget.tsx'
export { CouponRowWidget } from './coupon-row-widget.tsx'
export type { CouponRowWidgetProps } from './coupon-row-widget.tsx'
