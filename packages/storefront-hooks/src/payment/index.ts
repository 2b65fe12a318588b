export { createPaymentStore } from './create-payment-store.ts'
export type { PaymentStoreOptions } from './create-payment-store.ts'
export { createPaymentWatch } from './payment-watch.ts'
export type { PaymentWatch, PaymentWatchOptions, WatchedPayment } from './payment-watch.ts'
export { createRazorpayGateway } from './create-razorpay-gateway.ts'
export type { RazorpayGatewayOptions } from './create-razorpay-gateway.ts'
export type { GatewayPort, Payer, WindowOutcome, WindowRequest, WindowTexts } from './gateway-port.ts'
export type {
  DuePayment,
  OrderOutcome,
  PaymentActions,
  PaymentState,
  PaymentStep,
  PaymentStore,
  PaymentWindow,
} from './payment-store.ts'
export type { Presence } from './presence.ts'
export { usePayment } from './use-payment.ts'
export type { PaymentMeans, PaymentView } from './use-payment.ts'
export { usePaymentWatch } from './use-payment-watch.ts'
