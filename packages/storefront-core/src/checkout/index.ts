export type { Checkout, CheckoutAdjustment, CheckoutLoyaltyPoints, OrderLine, PaymentMode } from './checkout.ts'
