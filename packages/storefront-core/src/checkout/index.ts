export type { Checkout, CheckoutAdjustment, OrderLine, PaymentMode } from './checkout.ts'
