export type { Checkout, CheckoutAdjustment, CheckoutLoyaltyPoints, OrderLine, PaymentMode } from './checkout.ts'
export { checkoutDue, firstPaymentMode } from './checkout-due.ts'
export type { CheckoutDue } from './checkout-due.ts'
export { showsPaymentWindow } from './shows-payment-window.ts'
