import type { PlacedOrder } from '@krishi/storefront-core/checkout'
import type { GatewayPayment, PaymentStatus, PortErrorCode } from '@krishi/storefront-core/contract'
import type { Paise } from '@krishi/storefront-core/money'
import type { Order } from '@krishi/storefront-core/orders'
import type { Result } from '@krishi/storefront-core/result'
import { err, ok } from '@krishi/storefront-core/result'
import type { MemoryBackend } from '../memory/create-memory-backend.ts'
import type { PaidOrder, PaymentProgress, PaymentProof } from './checkout-port.ts'
import type { MemoryLedger } from './memory-ledger.ts'

/** An order that waits for its money, or got it. */
export interface MemoryPayment {
  readonly order: Order
  readonly checkoutId: string
  readonly due: GatewayPayment
  readonly status: PaymentStatus
  /** ms since 1970. */
  readonly reservedUntil: number
}

const timeoutSeconds = 720

/** The provider's signature of a payment, as the memory backend believes it. */
export function signInMemory({
  gatewayOrderId,
  paymentId,
}: Pick<PaymentProof, 'gatewayOrderId' | 'paymentId'>): string {
  return `signed ${gatewayOrderId} ${paymentId}`
}

/** What is to be paid before an order is one: the payment that waits already, where it is the same, or a new one. */
export function awaitPayment(
  backend: MemoryBackend,
  ledger: MemoryLedger,
  { order, checkoutId, amount }: { readonly order: Order; readonly checkoutId: string; readonly amount: Paise },
): PlacedOrder {
  const now = backend.clock.now()
  const waiting = [...ledger.payments.values()].find(
    (payment) =>
      payment.checkoutId === checkoutId &&
      payment.order.paymentMode === order.paymentMode &&
      statusAt(payment, now) === 'awaiting',
  )
  if (waiting) return toAnswer(waiting)
  expirePayments(ledger, checkoutId)
  const due: GatewayPayment = {
    gateway: 'razorpay',
    keyId: 'memory-key',
    scriptUrl: '/payment-sandbox/checkout.js',
    gatewayOrderId: `gateway-${order.id}`,
    amount,
    currency: 'INR',
    timeoutSeconds,
    callbackUrl: '/api/payments/callback',
  }
  const payment: MemoryPayment = {
    order,
    checkoutId,
    due,
    status: 'awaiting',
    reservedUntil: now + timeoutSeconds * 1000,
  }
  ledger.payments.set(order.id, payment)
  return toAnswer(payment)
}

/** Gives up on what waits for the money of a checkout. */
export function expirePayments(ledger: MemoryLedger, checkoutId: string): void {
  for (const [id, payment] of ledger.payments) {
    if (payment.checkoutId === checkoutId && payment.status === 'awaiting') {
      ledger.payments.set(id, { ...payment, status: 'expired' })
    }
  }
}

/** Checks what the provider handed to the page; a real payment makes the order. */
export function verifyInMemory(ledger: MemoryLedger, proof: PaymentProof): Result<PaidOrder | null, PortErrorCode> {
  const payment = [...ledger.payments.values()].find(({ due }) => due.gatewayOrderId === proof.gatewayOrderId)
  if (!payment) return err('request/not-found')
  const { order, checkoutId } = payment
  if (proof.signature !== signInMemory(proof)) return ok(null)
  const known = ledger.completed.get(checkoutId)
  if (known && known.id !== order.id) {
    // The checkout was ordered in another way in the meantime: the money is refunded.
    ledger.payments.set(order.id, { ...payment, status: 'refunding' })
    return ok(null)
  }
  ledger.payments.set(order.id, { ...payment, status: 'paid' })
  ledger.orders.set(order.id, order)
  ledger.completed.set(checkoutId, order)
  return ok({ orderId: order.id, coins: order.coins })
}

/** How far the payment of an order is, by our id of the order or by the provider's. */
export function paymentStatusInMemory(
  { clock }: MemoryBackend,
  ledger: MemoryLedger,
  orderId: string,
): Result<PaymentProgress, PortErrorCode> {
  const payment = [...ledger.payments.values()].find(({ order, due }) =>
    [order.id, due.gatewayOrderId].includes(orderId),
  )
  if (!payment) return err('request/not-found')
  const { order, checkoutId, due } = payment
  const status = statusAt(payment, clock.now())
  return ok({
    status,
    orderId: order.id,
    orderName: order.name,
    checkoutId,
    coins: order.coins,
    amount: due.amount,
    payment: status === 'awaiting' ? due : null,
  })
}

/** How far a payment is at `now`, in ms since 1970: an open one is over when its time is. */
export function statusAt({ status, reservedUntil }: MemoryPayment, now: number): PaymentStatus {
  return status === 'awaiting' && now >= reservedUntil ? 'expired' : status
}

function toAnswer({ order, due }: MemoryPayment): PlacedOrder {
  return {
    id: order.id,
    name: order.name,
    coins: order.coins,
    payment: due,
    awaitingId: order.id,
    isPlacedBefore: false,
    url: null,
  }
}
