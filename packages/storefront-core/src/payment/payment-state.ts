import type { PaymentStatus } from '../contract/payment-payloads.ts'

/**
 * What can happen to a payment.
 * - `authorised`: the bank has set the money aside; it may still fail or be let go.
 * - `captured`: the money is the shop's, and the goods are hers.
 * - `failed`: one try did not work; she may try again.
 * - `window-closed`: she closed the provider's window, or it closed itself. It proves nothing: the money may be on its way.
 * - `reservation-over`: nothing was paid for as long as the goods were kept for her.
 * - `goods-gone`: the money is the shop's, and the goods cannot be hers any more.
 * - `refunded`: the money is hers again.
 */
export type PaymentEvent =
  'authorised' | 'captured' | 'failed' | 'window-closed' | 'reservation-over' | 'goods-gone' | 'refunded'

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
