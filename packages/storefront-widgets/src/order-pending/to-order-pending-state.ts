import type { DuePayment, PaymentStep, WatchedPayment } from '@krishi/storefront-hooks/payment'
import type { OrderPendingState } from '@krishi/storefront-ui/order-pending'

/** What the page that waits for a payment knows beside the payment. */
export interface PendingFacts {
  readonly step: PaymentStep
  /** The provider's window said that it is paid. */
  readonly isSaidPaid: boolean
  readonly shopHref: string
  readonly paymentHref: string
  readonly codHref: string
  readonly orderHref: (orderId: string) => string
  onRetry: () => void
  onPay: () => void
}

/** What the page says of a payment [31.6]: to pay again is offered only where the window did not say that it is paid. */
export function toOrderPendingState(watched: WatchedPayment, facts: PendingFacts): OrderPendingState {
  if (watched.status === 'loading') return { status: 'loading' }
  if (watched.status === 'failed') {
    const isUnknown = watched.error.code === 'request/not-found'
    return isUnknown ? { status: 'unknown', shopHref: facts.shopHref } : { status: 'failed', onRetry: facts.onRetry }
  }
  const { status, orderId, orderName, amount } = watched.payment
  const { paymentHref, codHref, step } = facts
  switch (status) {
    case 'paid':
      return { status, orderName, orderHref: facts.orderHref(orderId) }
    case 'expired':
      return { status, orderName, paymentHref }
    case 'refunding':
    case 'refunded':
      return { status, orderName, amount }
    default:
      if (facts.isSaidPaid || step === 'verifying') return { status: 'checking', orderName, amount }
      return {
        status: 'unpaid',
        orderName,
        amount,
        codHref,
        isPaying: step === 'opening' || step === 'open',
        isUnavailable: step === 'unavailable' || step === 'failed',
        onPay: facts.onPay,
      }
  }
}

/** What is to be paid in the window once more; null when nothing is due any more. The window asks for the payer's details. */
export function toDuePayment(watched: WatchedPayment, awaitingId: string): DuePayment | null {
  if (watched.status !== 'known' || watched.payment.payment === null) return null
  const { payment, checkoutId, orderId } = watched.payment
  const payer = { name: '', phone: '', email: '' }
  return { payment, checkoutId, orderId, awaitingId, payer }
}
