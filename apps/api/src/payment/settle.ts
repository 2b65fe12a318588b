import { nextPaymentStatus } from '@krishi/storefront-core/payment'
import { eq } from 'drizzle-orm'
import { completeCheckout } from '../checkout/checkouts.ts'
import { inTransaction, schema, type Database } from '../database/index.ts'
import { releaseOrder } from '../orders/release-order.ts'
import { retakeOrder } from '../orders/retake-order.ts'
import type { ApiContext } from '../api-context.ts'
import type { ProvidersPayment, ProvidersRefund } from './payment-gateway.ts'
import { lockAwaitingPayment, type PaymentRow } from './payments.ts'
import { completeRefund, enterRefund, enqueueRefund, returnedOf } from './refunds.ts'

const { checkouts, orders, payments } = schema

/** An event of a payment, from any source. */
export type Settlement =
  | { readonly event: 'captured'; readonly payment: ProvidersPayment }
  /** Some of a payment, or all of it, is the shopper's again. */
  | {
      readonly event: 'refunded'
      readonly payment: Pick<ProvidersPayment, 'id' | 'amount'>
      readonly refund: ProvidersRefund
    }
  | { readonly event: 'reservation-over' }

async function keep(transaction: Database, row: PaymentRow, change: Partial<PaymentRow>): Promise<PaymentRow> {
  await transaction.update(payments).set(change).where(eq(payments.id, row.id))
  return { ...row, ...change }
}

/** Gives up an order that was not paid for, in a transaction that has locked its checkout. Others are left as they are. */
export async function expirePayment(transaction: Database, shop: ApiContext, row: PaymentRow): Promise<PaymentRow> {
  if (row.status !== 'awaiting') return row
  await releaseOrder(transaction, shop, row.orderId)
  return keep(transaction, row, { status: nextPaymentStatus(row.status, 'reservation-over') })
}

/** Whether an order can have its goods: they were reserved, or they are still in stock although it was paid late. */
async function hasGoods(
  transaction: Database,
  shop: ApiContext,
  row: PaymentRow,
  isOrdered: boolean,
): Promise<boolean> {
  if (row.status === 'awaiting') return true
  if (isOrdered) return false
  // A new payment was begun meanwhile. The order that was paid counts; the goods of the other one are released.
  const other = await lockAwaitingPayment(transaction, row.checkoutId)
  if (other) await expirePayment(transaction, shop, other)
  return retakeOrder(transaction, shop, row.orderId)
}

async function capture(
  transaction: Database,
  shop: ApiContext,
  row: PaymentRow,
  { paid, isOrdered }: { readonly paid: ProvidersPayment; readonly isOrdered: boolean },
): Promise<PaymentRow> {
  if (row.gatewayPaymentId === paid.id) return row
  const isRight = paid.amount === row.amount && paid.currency === row.currency
  if (!isRight) shop.logger.error({ paymentId: row.id }, 'another amount was paid than was asked for')
  // One order is paid once: a second payment, or one of another amount, goes back.
  if (!isRight || row.gatewayPaymentId !== null) {
    await enqueueRefund(transaction, row.id, paid, shop.now())
    return row
  }
  const hasAll = await hasGoods(transaction, shop, row, isOrdered)
  const status = nextPaymentStatus(row.status, hasAll ? 'captured' : 'goods-gone')
  if (hasAll) {
    const [order] = await transaction
      .update(orders)
      .set({ status: 'placed' })
      .where(eq(orders.id, row.orderId))
      .returning({ id: orders.id, name: orders.name })
    if (order) await completeCheckout(transaction, row.checkoutId, order)
  } else {
    await enqueueRefund(transaction, row.id, paid, shop.now())
  }
  return keep(transaction, row, { status, gatewayPaymentId: paid.id })
}

async function takeBack(
  transaction: Database,
  shop: ApiContext,
  row: PaymentRow,
  { payment, refund }: Extract<Settlement, { event: 'refunded' }>,
): Promise<PaymentRow> {
  const gatewayPaymentId = payment.id
  await enterRefund(transaction, { ...refund, paymentId: row.id, gatewayPaymentId }, shop.now())
  // A part of it came back: what was bought stays bought.
  if ((await returnedOf(transaction, gatewayPaymentId)) < payment.amount) return row
  await completeRefund(transaction, gatewayPaymentId)
  // A second payment that went back changes nothing about the one that counts.
  if (row.gatewayPaymentId !== null && row.gatewayPaymentId !== gatewayPaymentId) return row
  const open = await expirePayment(transaction, shop, row)
  return keep(transaction, open, { status: nextPaymentStatus(open.status, 'refunded'), gatewayPaymentId })
}

/**
 * Applies an event to a payment, with all consequences: the order is placed and its checkout completed; or its goods are released; or,
 * if they are sold, a refund is due. It is one transaction and the only function that does so: the page, the provider's webhooks, its
 * callback and the reconciliation all call it, in any order and any number of times. Returns the updated payment.
 */
export async function settle(
  shop: ApiContext,
  { id, checkoutId }: PaymentRow,
  happened: Settlement,
): Promise<PaymentRow> {
  let before: PaymentRow['status'] | undefined
  const settled = await inTransaction(shop.database, async (transaction) => {
    // Lock order: the checkout first. Placing, giving up and paying wait for each other on that row.
    const [checkout] = await transaction
      .select({ status: checkouts.status })
      .from(checkouts)
      .where(eq(checkouts.id, checkoutId))
      .for('update')
    const [row] = await transaction.select().from(payments).where(eq(payments.id, id)).for('update')
    if (!row) throw new Error(`Payment ${id} is gone. What happened to it is lost. Payments must never be deleted.`)
    before = row.status
    switch (happened.event) {
      case 'captured': {
        // A withdrawn checkout has made way for another: paying it now would order the same goods twice.
        const isOrdered = checkout?.status !== 'open'
        return capture(transaction, shop, row, { paid: happened.payment, isOrdered })
      }
      case 'refunded':
        return takeBack(transaction, shop, row, happened)
      case 'reservation-over':
        return expirePayment(transaction, shop, row)
    }
  })
  if (before !== 'paid' && settled.status === 'paid') {
    shop.monitor.count('shop.orders.placed', { payment: settled.paymentMode })
  }
  return settled
}
