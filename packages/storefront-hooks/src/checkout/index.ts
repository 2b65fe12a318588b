export type {
  AddressUpdate,
  CheckoutPort,
  ExternalCheckout,
  ExternalOrder,
  OrderIntent,
  PaidOrder,
  PaymentProgress,
  PaymentProof,
  SettleQuestion,
} from './checkout-port.ts'
export type {
  CheckoutActions,
  CheckoutState,
  CheckoutStore,
  Placement,
  ProceedOutcome,
  Task,
} from './checkout-store.ts'
export { hasOpenOrder } from './has-open-order.ts'
export { createCheckoutStore } from './create-checkout-store.ts'
export type { CheckoutStoreOptions } from './create-checkout-store.ts'
export { createHttpCheckoutPort } from './create-http-checkout-port.ts'
export {
  checkoutOptions,
  useCheckout,
  useCreateCheckout,
  useOpenOrder,
  usePaymentChoice,
  usePlaceOrder,
  useUpdateAddress,
} from './use-checkout.ts'
export type { CheckoutView, OpenOrder } from './use-checkout.ts'
export { orderedBefore } from './order-answers.ts'
export { openExternalCheckout } from './open-external-checkout.ts'
export type { ExternalCheckoutError, ExternalCheckoutOptions, ExternalDeparture } from './open-external-checkout.ts'
export { useExternalCheckout } from './use-external-checkout.ts'
export type { ExternalCheckoutView } from './use-external-checkout.ts'
export { useVerification } from './use-verification.ts'
export type { Verification } from './use-verification.ts'
