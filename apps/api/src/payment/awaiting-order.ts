import type { PaymentMode } from '@krishi/storefront-core/checkout'
import { and, asc, eq } from 'drizzle-orm'
import type { CheckoutRow } from '../checkout/checkouts.ts'
import type { Offer } from '../checkout/offers.ts'
import { schema, type Database } from '../database/index.ts'
import type { OrderRow } from '../orders/order-answer.ts'
import { coinsReservedBy } from '../loyalty/spend-coins.ts'
import type { ApiContext } from '../api-context.ts'
import { lockAwaitingPayment, secondsToPay, type PaymentRow } from './payments.ts'
import { expirePayment } from './settle.ts'

const { orders, orderLines, payments } = schema

/** An order that waits for its money. */
export interface AwaitingOrder {
  readonly order: OrderRow
  readonly payment: PaymentRow
}

/** A window that would close sooner, in seconds, is not worth opening again. */
const leastSeconds = 180

async function isAsShown(transaction: Database, order: OrderRow, checkout: CheckoutRow): Promise<boolean> {
  const lines = await transaction
    .select({ variantId: orderLines.variantId, quantity: orderLines.quantity, price: orderLines.price })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position))
  const shown = checkout.quote.map(({ variantId, quantity, price }) => ({ variantId, quantity, price }))
  return (
    JSON.stringify(lines) === JSON.stringify(shown) &&
    JSON.stringify(order.deliveryAddress) === JSON.stringify(checkout.deliveryAddress) &&
    order.discountCode === checkout.discountCode &&
    (await coinsReservedBy(transaction, order.id)) === checkout.quotedCoins
  )
}

/**
 * The order that a locked checkout waits for, where it is the same as the one asked for now: another tap, tab or try pays the same
 * order. Otherwise, when the shopper pays another way or has changed something, it is given up, and the result is null.
 */
export async function reuseOrExpireReservation(
  transaction: Database,
  shop: ApiContext,
  checkout: CheckoutRow,
  paymentMode: PaymentMode,
): Promise<AwaitingOrder | null> {
  const payment = await lockAwaitingPayment(transaction, checkout.id)
  if (payment === null) return null
  const [order] = await transaction.select().from(orders).where(eq(orders.id, payment.orderId))
  const isLongEnough = secondsToPay(payment, shop.now()) >= leastSeconds
  if (order && isLongEnough && payment.paymentMode === paymentMode && (await isAsShown(transaction, order, checkout))) {
    return { order, payment }
  }
  await expirePayment(transaction, shop, payment)
  return null
}

/** Offers as the maker of a checkout sees them: what their own awaiting order reserves counts as available. */
export async function withOwnReservation(
  database: Database,
  checkoutId: string,
  offers: ReadonlyMap<string, Offer>,
): Promise<ReadonlyMap<string, Offer>> {
  const kept = await database
    .select({ variantId: orderLines.variantId, taken: orderLines.taken })
    .from(payments)
    .innerJoin(orderLines, eq(orderLines.orderId, payments.orderId))
    .where(and(eq(payments.checkoutId, checkoutId), eq(payments.status, 'awaiting')))
  const own = new Map(offers)
  for (const { variantId, taken } of kept) {
    const offer = own.get(variantId)
    if (!offer) continue
    const inventoryQuantity = offer.variant.inventoryQuantity + taken
    own.set(variantId, { ...offer, variant: { ...offer.variant, inventoryQuantity } })
  }
  return own
}
