export { createGateway } from './create-gateway.ts'
export type { PaymentGateway } from './payment-gateway.ts'
export { runPaymentMaintenance } from './run-payment-maintenance.ts'
