import { createHttpAddressPort } from '../address/create-http-address-port.ts'
import type { HttpClient } from '../http/index.ts'
import { createHttpOrdersPort } from '../orders/create-http-orders-port.ts'
import type { CheckoutPorts } from './checkout-ports.ts'
import { createHttpCheckoutPort } from './create-http-checkout-port.ts'

/** The checkout's ports through the API: the module that `createHttpPorts` loads when they are first needed. */
export function createHttpCheckoutPorts(client: HttpClient): CheckoutPorts {
  return {
    checkout: createHttpCheckoutPort(client),
    address: createHttpAddressPort(client),
    orders: createHttpOrdersPort(client),
  }
}
