import { signText } from '../payment/create-razorpay.ts'
import {
  sandboxId,
  type SandboxBooks,
  type SandboxOrder,
  type SandboxPayment,
  type SandboxRefund,
} from './sandbox-books.ts'

/** A notice as it goes to the shop. */
export interface SandboxNotice {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** The dependencies of the bank of the sandbox. */
export interface SandboxBankOptions {
  readonly books: SandboxBooks
  /** Called when the books have changed. */
  readonly onChange: () => void
  /** Takes a signed notice to the shop. What becomes of it is the shop's affair. */
  readonly deliver: (notice: SandboxNotice) => void
  /** Runs something after the window has closed. */
  readonly later: (work: () => void) => void
}

/** What the window is told of a payment that worked. */
export interface SignedPayment {
  readonly razorpay_payment_id: string
  readonly razorpay_order_id: string
  readonly razorpay_signature: string
}

/** Keeps orders and payments as the provider does, and tells the shop of each change. */
export interface SandboxBank {
  readonly books: SandboxBooks
  makeOrder: (order: Pick<SandboxOrder, 'amount' | 'receipt'>) => SandboxOrder
  /** A payment of an order, by the shopper's tap. One that was paid is not paid again. */
  pay: (order: SandboxOrder, outcome: 'captured' | 'authorized' | 'failed') => SandboxPayment
  /** Pays when the window has closed: first set aside, then taken by the shop. */
  payLater: (order: SandboxOrder) => void
  capture: (payment: SandboxPayment) => SandboxPayment
  /** Refunds a payment, once however often it is asked. */
  refund: (payment: SandboxPayment) => SandboxRefund
  /** The proof of a payment that the window hands to the page. */
  sign: (payment: SandboxPayment) => SignedPayment
}

function signNotice(body: string, secret: string): SandboxNotice {
  const headers = {
    'content-type': 'application/json',
    'x-razorpay-signature': signText(body, secret),
    'x-razorpay-event-id': sandboxId('event'),
  }
  return { body, headers }
}

function signPayment({ id, order_id }: SandboxPayment, secret: string): SignedPayment {
  return {
    razorpay_payment_id: id,
    razorpay_order_id: order_id,
    razorpay_signature: signText(`${order_id}|${id}`, secret),
  }
}

/** Makes the bank of the sandbox. */
export function createSandboxBank({ books, onChange, deliver, later }: SandboxBankOptions): SandboxBank {
  function tell(event: string, payment: SandboxPayment, refund?: SandboxRefund): void {
    const payload = { payment: { entity: payment }, ...(refund && { refund: { entity: refund } }) }
    deliver(signNotice(JSON.stringify({ entity: 'event', event, payload }), books.webhookSecret))
  }

  function keep(payment: SandboxPayment): SandboxPayment {
    books.payments[payment.id] = payment
    onChange()
    return payment
  }

  function markOrder(id: string, status: SandboxOrder['status']): void {
    const order = books.orders[id]
    if (order && order.status !== 'paid') books.orders[id] = { ...order, status }
  }

  const bank: SandboxBank = {
    books,
    makeOrder({ amount, receipt }) {
      const order: SandboxOrder = { id: sandboxId('order'), amount, currency: 'INR', receipt, status: 'created' }
      books.orders[order.id] = order
      onChange()
      return order
    },
    pay(order, outcome) {
      const { id, amount, currency } = order
      const paid = Object.values(books.payments).find((each) => each.order_id === id && each.status === 'captured')
      if (paid) return paid
      const status = outcome === 'failed' ? 'failed' : 'authorized'
      const payment = keep({ id: sandboxId('pay'), order_id: id, amount, currency, status })
      markOrder(id, 'attempted')
      tell(`payment.${status}`, payment)
      return outcome === 'captured' ? bank.capture(payment) : payment
    },
    payLater: (order) => later(() => bank.pay(order, 'authorized')),
    capture(payment) {
      const captured = keep({ ...payment, status: 'captured' })
      markOrder(payment.order_id, 'paid')
      tell('payment.captured', captured)
      tell('order.paid', captured)
      return captured
    },
    refund(payment) {
      const known = books.refunds[payment.id]
      if (known) return known
      const refund: SandboxRefund = {
        id: sandboxId('rfnd'),
        payment_id: payment.id,
        amount: payment.amount,
        status: 'processed',
      }
      books.refunds[payment.id] = refund
      tell('refund.processed', keep({ ...payment, status: 'refunded' }), refund)
      return refund
    },
    sign: (payment) => signPayment(payment, books.keySecret),
  }
  return bank
}
