export type { AddressUpdate, CheckoutPort, OrderIntent } from './checkout-port.ts'
export { createHttpCheckoutPort } from './create-http-checkout-port.ts'
