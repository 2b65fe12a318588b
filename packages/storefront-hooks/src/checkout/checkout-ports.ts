import type { AddressPort } from '../address/index.ts'
import type { OrdersPort } from '../orders/index.ts'
import type { CheckoutPort } from './checkout-port.ts'

/** The ports of everything behind "Proceed": no page loads them before a shopper goes there. */
export interface CheckoutPorts {
  readonly checkout: CheckoutPort
  readonly address: AddressPort
  readonly orders: OrdersPort
}
