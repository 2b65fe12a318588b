export type { AddressUpdate, CheckoutPort, OrderIntent } from './checkout-port.ts'
export type { CheckoutPorts } from './checkout-ports.ts'
export { createHttpCheckoutPort } from './create-http-checkout-port.ts'
export { createHttpCheckoutPorts } from './create-http-checkout-ports.ts'
