import type { OrderLookupRequest } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import { sum } from '@krishi/storefront-core/money'
import type { Order } from '@krishi/storefront-core/orders'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { localizeAddress } from '../address/localize-place.ts'
import { toOrderLine } from '../checkout/order-lines.ts'
import { isUuid, schema, type Database } from '../database/index.ts'
import type { OrderedLine } from '../database/schema/index.ts'
import type { OrderRow } from './order-answer.ts'

const { orders, orderLines, orderNumbers, payments, refundEntries } = schema

/** The id of an order that is asked for by its id, its name or its number. */
async function orderIdOf(database: Database, text: string): Promise<string | null> {
  if (isUuid(text)) return text
  const [, digits] = /^(?:BH)?(\d{9})$/i.exec(text) ?? []
  if (digits === undefined) return null
  const [row] = await database
    .select()
    .from(orderNumbers)
    .where(eq(orderNumbers.number, Number(digits)))
  return row?.orderId ?? null
}

/** What a shopper knows of an order. */
type Lookup = OrderLookupRequest['body']

/**
 * The number of an order of `ownerId` by what the shopper knows [31.7]: that number, or the mobile number of its address, and
 * then the newest. Null for anybody else's, so that nobody learns by a number alone who has ordered.
 */
export async function lookUpOrder(
  database: Database,
  ownerId: string,
  { input, type }: Lookup,
): Promise<number | null> {
  const id = type === 'ORDERID' ? await orderIdOf(database, input) : null
  if (type === 'ORDERID' && id === null) return null
  const known = id === null ? sql`${orders.deliveryAddress} ->> 'phone' = ${input}` : eq(orders.id, id)
  const [row] = await database
    .select({ orderNumber: orders.orderNumber })
    .from(orders)
    .where(and(eq(orders.ownerId, ownerId), eq(orders.status, 'placed'), known))
    .orderBy(desc(orders.createdAt))
    .limit(1)
  return row?.orderNumber ?? null
}

/** What of a cash-on-delivery order was paid in advance [25.8]; nothing for any other. */
async function advanceOf(database: Database, { id, paymentMode }: Pick<OrderRow, 'id' | 'paymentMode'>) {
  if (paymentMode !== 'cod') return {}
  const [paid] = await database
    .select({ amount: payments.amount })
    .from(payments)
    .where(and(eq(payments.orderId, id), eq(payments.status, 'paid')))
  return paid ? { isAdvAmountAvailable: true, advAmount: paid.amount } : {}
}

/** What the special discount of an order is made of; nothing where its lines do not tell. */
function specialDiscountsOf(lines: readonly OrderedLine[]): Pick<Order, 'specialDiscounts'> {
  const kept = lines.flatMap(({ specialDiscounts }) => specialDiscounts ?? [])
  if (kept.length < lines.length) return {}
  return {
    specialDiscounts: {
      productDiscount: sum(kept.map((line) => line.productDiscount)),
      coinsDiscount: sum(kept.map((line) => line.coinsDiscount)),
      prepaidDiscount: sum(kept.map((line) => line.prepaidDiscount)),
    },
  }
}

/** What came back of the payment that counts; nothing where nothing did. */
async function refundsOf(database: Database, orderId: string): Promise<Pick<Order, 'refunds'>> {
  const entries = await database
    .select({ amount: refundEntries.amount, time: refundEntries.createdAt })
    .from(refundEntries)
    .innerJoin(payments, eq(payments.gatewayPaymentId, refundEntries.gatewayPaymentId))
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(refundEntries.createdAt), asc(refundEntries.id))
  if (entries.length === 0) return {}
  return { refunds: entries.map(({ amount, time }) => ({ amount, time: time.toISOString() })) }
}

/** A placed order of `ownerId`; null for anybody else's, as for one that never was. */
export async function findOrder(
  database: Database,
  idOrNumber: string,
  ownerId: string,
  language: Locale,
): Promise<Order | null> {
  const id = await orderIdOf(database, idOrNumber)
  if (id === null) return null
  const [row] = await database
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.ownerId, ownerId), eq(orders.status, 'placed')))
  if (!row) return null
  const lines = await database
    .select({ snapshot: orderLines.snapshot })
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.position))
  return {
    id,
    name: row.name,
    orderNumber: row.orderNumber,
    createdAt: row.createdAt.toISOString(),
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
    fulfillmentStatus: row.fulfillmentStatus,
    paymentMode: row.paymentMode,
    lineItems: lines.map(({ snapshot: { specialDiscounts: _, ...sold } }) => toOrderLine(sold, language)),
    totalCost: row.totalCost,
    shippingCharges: row.shippingCharges,
    discountAmount: row.discountAmount,
    specialDiscount: row.specialDiscount,
    ...specialDiscountsOf(lines.map(({ snapshot }) => snapshot)),
    currentTotalPrice: row.currentTotalPrice,
    deliveryAddress: localizeAddress(row.deliveryAddress, language),
    note: row.note,
    expectedDelivery: { from: row.expectedFrom, to: row.expectedTo },
    coins: row.coins,
    ...(await advanceOf(database, row)),
    ...(await refundsOf(database, id)),
  }
}
