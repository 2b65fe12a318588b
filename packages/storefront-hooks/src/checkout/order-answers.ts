import type { PlaceOrderResponse, PortErrorCode } from '@krishi/storefront-core/contract'
import type { Failure } from '@krishi/storefront-core/result'
import type { CheckoutPort } from './checkout-port.ts'
import type { OrderToPay, Placement } from './checkout-store.ts'

/** Our own id of an order; the answer's `orderId` is the provider's while it is to be paid. */
export function orderIdOf({ shopifyOrderId, orderId }: PlaceOrderResponse): string {
  return shopifyOrderId || orderId
}

/** Whether an answer is no order before it is paid. */
export function isToPay(order: PlaceOrderResponse): order is OrderToPay {
  return order.payment !== null
}

/** Whether a failure is the last word. After the others nobody knows whether the server has ordered. */
export function isFinal({ code }: Failure<PortErrorCode>): boolean {
  return !code.startsWith('network/') && code !== 'order/in-progress'
}

/**
 * What became of a payment that was asked for before, perhaps in another mode, by another tab or before a reload: it
 * is paid by now, or still to be paid. Null when it is over, or not what she wants any more.
 *
 * @param isWanted Whether it is of the mode that she has chosen now.
 */
export async function resumePayment(
  port: CheckoutPort,
  order: OrderToPay,
  isWanted: boolean,
): Promise<Placement | null> {
  const answer = await port.paymentStatus({ orderId: orderIdOf(order) })
  if (!answer.ok) return { status: 'unknown', error: answer.error }
  const { status, payment } = answer.value
  if (status === 'paid') return { status: 'placed', order: { ...order, payment: null } }
  return payment !== null && isWanted ? { status: 'to-pay', order: { ...order, payment } } : null
}
