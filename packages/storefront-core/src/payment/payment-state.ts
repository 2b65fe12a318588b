import type { PaymentStatus } from '../contract/payment-payloads.ts'

/**
 * What can happen to a payment.
 * - `authorised`: the bank has set the money aside; it may still fail or be let go.
 * - `captured`: the shop has the money and owes the goods.
 * - `failed`: one try did not work; another one is possible.
 * - `window-closed`: the provider's window was closed, by the shopper or by itself. The money may still be on its way.
 * - `reservation-over`: nothing was paid while the goods were reserved.
 * - `goods-gone`: the shop has the money, but the goods are no longer available.
 * - `refunded`: the shopper has the money back.
 */
export type PaymentEvent =
  | 'authorised'
  | 'captured'
  | 'failed'
  | 'window-closed'
  | 'reservation-over'
  | 'goods-gone'
  | 'refunded'

/** From the first to the last; a payment never goes back. */
const order: readonly PaymentStatus[] = ['awaiting', 'expired', 'paid', 'refunding', 'refunded']

/** How far each event brings a payment, at least. */
const reached: Readonly<Record<PaymentEvent, PaymentStatus>> = {
  authorised: 'awaiting',
  captured: 'paid',
  failed: 'awaiting',
  'window-closed': 'awaiting',
  'reservation-over': 'expired',
  'goods-gone': 'refunding',
  refunded: 'refunded',
}

/**
 * How far a payment is after an event. It stays or goes on, never back; and as it is simply the furthest that any event brought
 * it, the same events end the same in whatever order they come and however often.
 */
export function nextPaymentStatus(status: PaymentStatus, event: PaymentEvent): PaymentStatus {
  return order.indexOf(reached[event]) > order.indexOf(status) ? reached[event] : status
}
