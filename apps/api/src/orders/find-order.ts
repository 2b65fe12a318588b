import type { OrderLookupRequest, OrderResponse, OrderSummary } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import { isOnItsWay } from '@krishi/storefront-core/orders'
import { and, desc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm'
import { isUuid, schema, type Database } from '../database/index.ts'
import { isReadableBy, type OrderReader } from './readable-orders.ts'
import { toOrders } from './to-orders.ts'

const { orders, orderNumbers } = schema

/** The id of an order that is asked for by its id, its name or its number. */
export async function orderIdOf(database: Database, text: string): Promise<string | null> {
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
 * The number of an order that somebody may read, by what is known of it [31.7]: that number, or the mobile number of its address,
 * and then the newest. Null for others, so that a number alone does not reveal who has ordered.
 */
export async function lookUpOrder(
  database: Database,
  reader: OrderReader,
  { input, type }: Lookup,
): Promise<number | null> {
  const id = type === 'ORDERID' ? await orderIdOf(database, input) : null
  if (type === 'ORDERID' && id === null) return null
  const known = id === null ? sql`(${orders.deliveryAddress} ->> 'phone') = ${input}` : eq(orders.id, id)
  const [row] = await database
    .select({ orderNumber: orders.orderNumber })
    .from(orders)
    .where(and(isReadableBy(reader), known))
    .orderBy(desc(orders.createdAt))
    .limit(1)
  return row?.orderNumber ?? null
}

/** An order that somebody may read; null for anybody else's, as for one that never was. */
export async function findOrder(
  database: Database,
  idOrNumber: string,
  reader: OrderReader,
  language: Locale,
): Promise<OrderResponse | null> {
  const id = await orderIdOf(database, idOrNumber)
  if (id === null) return null
  const rows = await database
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), isReadableBy(reader)))
  const [order] = await toOrders(database, rows, language)
  return order ?? null
}

/** A page of the orders that somebody may read, the newest first, and whether it is the last. */
export async function listOrders(
  database: Database,
  reader: OrderReader,
  { pageNum, pageSize, language }: { readonly pageNum: number; readonly pageSize: number; readonly language: Locale },
): Promise<{ readonly orders: readonly OrderResponse[]; readonly isEndReached: boolean }> {
  const rows = await database
    .select()
    .from(orders)
    .where(isReadableBy(reader))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(pageSize + 1)
    .offset((pageNum - 1) * pageSize)
  const shown = await toOrders(database, rows.slice(0, pageSize), language)
  return { orders: shown, isEndReached: rows.length <= pageSize }
}

/** An order without news for this long is not shown as on its way any more, in ms. */
const longestWay = 60 * 24 * 60 * 60 * 1000

/** The strip has no room for more. */
const mostActive = 10

/** What of the orders that somebody may read is on its way, the newest first [31.8]. */
export async function findActiveOrders(
  database: Database,
  reader: OrderReader,
  language: Locale,
  now: Date,
): Promise<readonly OrderSummary[]> {
  const rows = await database
    .select()
    .from(orders)
    .where(
      and(
        isReadableBy(reader),
        isNull(orders.cancelledAt),
        or(isNull(orders.fulfillmentStatus), ne(orders.fulfillmentStatus, 'delivered')),
        gt(orders.createdAt, new Date(now.getTime() - longestWay)),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(mostActive)
  const active = (await toOrders(database, rows, language)).filter(isOnItsWay)
  return active.map(({ name, orderNumber, lineItems }) => ({
    name,
    orderNumber,
    lineItems: lineItems.map(({ productTitle, imageUrl }) => ({ name: productTitle, productImageUrl: imageUrl })),
  }))
}
