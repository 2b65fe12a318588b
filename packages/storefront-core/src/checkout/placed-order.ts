import type { PlaceOrderResponse } from '../contract/checkout-payloads.ts'
import type { GatewayPayment } from '../contract/payment-payloads.ts'

/** What placing an order answers. */
export interface PlacedOrder {
  /** Our own id of the order. */
  readonly id: string
  readonly name: string
  /** The coins that it earns. */
  readonly coins: number
  /** What is to be paid in the provider's window before this is an order; null when nothing is due now. */
  readonly payment: GatewayPayment | null
  /** Names the order while it awaits its payment; empty where it awaits none. */
  readonly awaitingId: string
  /** Whether it was placed and paid before [30.8]. */
  readonly isPlacedBefore: boolean
  /** The address from outside at which it goes on [30.8]; null where it does not. */
  readonly url: string | null
}

/**
 * What became of an order. `placed`: it is one. `to-pay`: it becomes one when its `payment` is made. `placing`: whoever takes it is at
 * it; ask again. `none`: it did not come about and can no longer do so, even when the request arrives late.
 */
export type OrderFate =
  | { readonly status: 'placed' | 'to-pay'; readonly order: PlacedOrder }
  | { readonly status: 'placing'; readonly order: null }
  | { readonly status: 'none'; readonly order: null }

/** A placed order in the words of the shop. On the wire `orderId` is the provider's while it is to be paid. */
export function fromPlacedOrder({
  orderId,
  shopifyOrderId,
  orderName: name,
  draftOrderId: awaitingId,
  isDraftComplete: isPlacedBefore,
  coins,
  payment,
  url,
}: Omit<PlaceOrderResponse, 'success' | 'totalNetCost'>): PlacedOrder {
  return { id: shopifyOrderId || orderId, name, coins, payment, awaitingId, isPlacedBefore, url }
}
