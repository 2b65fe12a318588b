export type {
  Checkout,
  CheckoutAdjustment,
  CheckoutCoupon,
  CheckoutLoyaltyPoints,
  OrderLine,
  PaymentMode,
} from './checkout.ts'
export type { Buyer, CartToOrder } from './cart-to-order.ts'
export { checkoutEntry, withDiscountCode } from './checkout-entry.ts'
export type { CheckoutEntry } from './checkout-entry.ts'
export { checkoutDue, firstPaymentMode } from './checkout-due.ts'
export type { CheckoutDue } from './checkout-due.ts'
export { showsPaymentWindow } from './shows-payment-window.ts'
export { fromPlacedOrder } from './placed-order.ts'
export type { OrderFate, PlacedOrder } from './placed-order.ts'
