import type { OrderResponse } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import { sum } from '@krishi/storefront-core/money'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { localizeAddress } from '../address/localize-place.ts'
import { toOrderLine } from '../checkout/order-lines.ts'
import { schema, type Database } from '../database/index.ts'
import type { OrderedLine } from '../database/schema/index.ts'
import type { OrderRow } from './order-answer.ts'
import { findParcels, toFulfillment } from './find-parcels.ts'

const { orderLines, payments, refundEntries } = schema

/** Rows by the order that they are of. */
function byOrder<Row extends { readonly orderId: string }>(rows: readonly Row[]): (orderId: string) => readonly Row[] {
  return (orderId) => rows.filter((row) => row.orderId === orderId)
}

/** What of cash-on-delivery orders was paid in advance [25.8]. */
function findAdvances(database: Database, ids: readonly string[]) {
  return database
    .select({ orderId: payments.orderId, amount: payments.amount })
    .from(payments)
    .where(and(inArray(payments.orderId, [...ids]), eq(payments.status, 'paid'), eq(payments.paymentMode, 'cod')))
}

/** What came back of the payments that count, the oldest first. */
function findRefunds(database: Database, ids: readonly string[]) {
  return database
    .select({ orderId: payments.orderId, amount: refundEntries.amount, time: refundEntries.createdAt })
    .from(refundEntries)
    .innerJoin(payments, eq(payments.gatewayPaymentId, refundEntries.gatewayPaymentId))
    .where(inArray(payments.orderId, [...ids]))
    .orderBy(asc(refundEntries.createdAt), asc(refundEntries.id))
}

/** What the special discount of an order is made of; nothing where its lines do not tell. */
function specialDiscountsOf(lines: readonly OrderedLine[]): Pick<OrderResponse, 'specialDiscounts'> {
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

/** Orders as their shopper reads them, in the order of the rows. */
export async function toOrders(
  database: Database,
  rows: readonly OrderRow[],
  language: Locale,
): Promise<readonly OrderResponse[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const lines = await database
    .select({ orderId: orderLines.orderId, snapshot: orderLines.snapshot })
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position))
  const linesOf = byOrder(lines)
  const advancesOf = byOrder(await findAdvances(database, ids))
  const refundsOf = byOrder(await findRefunds(database, ids))
  const parcelsOf = byOrder(await findParcels(database, ids))
  return rows.map((row) => {
    const sold = linesOf(row.id).map(({ snapshot }) => snapshot)
    const lineItems = sold.map(({ specialDiscounts: _, ...line }) => toOrderLine(line, language))
    const [advance] = advancesOf(row.id)
    const refunds = refundsOf(row.id).map(({ amount, time }) => ({ amount, time: time.toISOString() }))
    const fulfillments = parcelsOf(row.id).map((parcel) => toFulfillment(parcel, lineItems))
    return {
      id: row.id,
      name: row.name,
      orderNumber: row.orderNumber,
      createdAt: row.createdAt.toISOString(),
      cancelledAt: row.cancelledAt?.toISOString() ?? null,
      fulfillmentStatus: row.fulfillmentStatus,
      paymentMode: row.paymentMode,
      lineItems,
      totalCost: row.totalCost,
      shippingCharges: row.shippingCharges,
      discountAmount: row.discountAmount,
      specialDiscount: row.specialDiscount,
      ...specialDiscountsOf(sold),
      currentTotalPrice: row.currentTotalPrice,
      deliveryAddress: localizeAddress(row.deliveryAddress, language),
      note: row.note,
      expectedDelivery: { from: row.expectedFrom, to: row.expectedTo },
      coins: row.coins,
      ...(fulfillments.length > 0 && { fulfillments }),
      ...(advance && { isAdvAmountAvailable: true, advAmount: advance.amount }),
      ...(refunds.length > 0 && { refunds }),
    }
  })
}
