import type { PlacedOrder } from '@krishi/storefront-core/checkout'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Failure } from '@krishi/storefront-core/result'
import type { OrderToPay } from './checkout-store.ts'

/** Whether an answer is no order before it is paid. */
export function isToPay(order: PlacedOrder): order is OrderToPay {
  return order.payment !== null
}

/**
 * Whether a failure is the last word. After the others nobody knows whether the server has ordered; 'network/offline' says that
 * nothing was sent.
 */
export function isFinal({ code }: Failure<PortErrorCode>): boolean {
  return code === 'network/offline' || (!code.startsWith('network/') && code !== 'order/in-progress')
}

/** The order that a cart turned out to have become before a checkout could be made of it; null where that is not why. */
export function orderedBefore({
  code,
  fields: { orderId, checkoutId } = {},
}: Failure<PortErrorCode>): { readonly orderId: string; readonly checkoutId: string } | null {
  return code === 'checkout/already-completed' && orderId && checkoutId ? { orderId, checkoutId } : null
}
