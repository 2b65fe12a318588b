export { nextPaymentStatus } from './payment-state.ts'
export type { PaymentEvent } from './payment-state.ts'
