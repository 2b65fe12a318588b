import { asc, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { inTransaction, schema, type Database } from '../database/index.ts'
import { findParcels, type ParcelRow } from './find-parcels.ts'

const { orders, orderLines, parcels, parcelLines } = schema

/** A parcel that leaves. */
export interface NewParcel {
  readonly orderId: string
  readonly carrier: string
  readonly trackingNumber: string | null
  /** Which lines of the order it holds, by their positions. @default all that is not sent yet */
  readonly positions?: readonly number[]
}

/**
 * Notes a parcel that leaves for an order, with as much of its lines as no parcel before it held, and how much of the order has been
 * sent by then. Null, and nothing noted, where nothing is left to send,
 * or where there is no such order, or no more.
 */
export function sendParcel(database: Database, parcel: NewParcel, now: Date): Promise<ParcelRow | null> {
  return inTransaction(database, async (transaction) => {
    const { orderId, carrier, trackingNumber, positions } = parcel
    const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId)).for('update')
    if (order?.status !== 'placed' || order.cancelledAt !== null) return null
    const before = (await findParcels(transaction, [orderId])).filter(({ status }) => status === 'success')
    const left = await unsent(transaction, orderId, before)
    const lines = left.filter(({ position }) => positions?.includes(position) ?? true)
    if (lines.length === 0) return null
    const row: ParcelRow = {
      id: uuidv7(),
      orderId,
      status: 'success',
      carrier,
      trackingNumber,
      reference: before.length === 0 ? order.name : `${order.name}-${before.length + 1}`,
      shipmentStatus: null,
      events: [],
      readAt: null,
      failingSince: null,
      askAt: trackingNumber === null ? null : now,
      sentAt: now,
    }
    await transaction.insert(parcels).values(row)
    await transaction.insert(parcelLines).values(lines.map((line) => ({ parcelId: row.id, ...line })))
    const fulfillmentStatus = lines.length === left.length ? 'fulfilled' : 'partial'
    await transaction.update(orders).set({ fulfillmentStatus }).where(eq(orders.id, orderId))
    return row
  })
}

/** How much of each line of an order no parcel holds. */
async function unsent(
  transaction: Database,
  orderId: string,
  before: Awaited<ReturnType<typeof findParcels>>,
): Promise<readonly { readonly position: number; readonly quantity: number }[]> {
  const rows = await transaction
    .select({ position: orderLines.position, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
  const sent = before.flatMap(({ lines }) => lines)
  return rows.flatMap(({ position, quantity }) => {
    const inParcels = sent.filter((line) => line.position === position).reduce((all, line) => all + line.quantity, 0)
    return inParcels < quantity ? [{ position, quantity: quantity - inParcels }] : []
  })
}
