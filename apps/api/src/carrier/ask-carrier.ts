import type { ShipmentStatus, TrackingEvent } from '@krishi/storefront-core/orders'
import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import { inTransaction, schema, type Database } from '../database/index.ts'
import type { ParcelRow } from '../orders/find-parcels.ts'
import type { ApiContext } from '../api-context.ts'

const { orders, orderLines, parcels, parcelLines } = schema

const minute = 60_000

/** How long after an answer, or a try that failed, the carrier is asked again, in ms. */
const askEvery = 30 * minute

/** How long an answer may be shown to a shopper without asking again, in ms. */
const freshFor = 5 * minute

/** No more than one round can ask of, in its time. */
const roundLimit = 20

/** After these nothing more comes of a parcel. */
const lastStatuses: readonly (ShipmentStatus | null)[] = ['delivered', 'failure']

type Asking = Pick<ApiContext, 'database' | 'carrier' | 'now'> & { readonly logger?: ApiContext['logger'] }

/** A parcel after the carrier was asked, and whether it did not answer. */
export interface AskedParcel {
  readonly parcel: ParcelRow
  readonly isStale: boolean
}

/**
 * A parcel with the carrier's newest answer. A carrier that is down, slow or talks nonsense changes nothing: what it said before is
 * kept, and it is asked again later. Not asked within minutes of its last answer, of what has come, or where nobody can be asked.
 */
export async function bringUpToDate(shop: Asking, parcel: ParcelRow): Promise<AskedParcel> {
  const now = shop.now()
  const age = now.getTime() - (parcel.readAt?.getTime() ?? 0)
  const isOver = parcel.readAt !== null && lastStatuses.includes(parcel.shipmentStatus)
  if (shop.carrier === null || parcel.trackingNumber === null || isOver || age < freshFor) {
    return { parcel, isStale: false }
  }
  const { reference, trackingNumber, sentAt } = parcel
  const told = await shop.carrier.track({ reference, trackingNumber, sentAt })
  if (!told.ok) {
    shop.logger?.warn({ reason: told.error.serverMessage }, 'the carrier was not heard')
    return { parcel, isStale: true }
  }
  return { parcel: await keepAnswer(shop.database, parcel, told.value, now), isStale: false }
}

/** Keeps what the carrier told. An empty answer takes nothing away: carriers forget. */
async function keepAnswer(
  database: Database,
  parcel: ParcelRow,
  events: readonly TrackingEvent[],
  now: Date,
): Promise<ParcelRow> {
  const newest = events.find(({ status }) => status !== null)?.status ?? parcel.shipmentStatus
  const askAt = lastStatuses.includes(newest) ? null : new Date(now.getTime() + askEvery)
  const told = events.length > 0 ? { events, shipmentStatus: newest } : {}
  return inTransaction(database, async (transaction) => {
    // Parcels of one order that come at the same moment find each other delivered.
    await transaction.select({ id: orders.id }).from(orders).where(eq(orders.id, parcel.orderId)).for('update')
    const [kept] = await transaction
      .update(parcels)
      .set({ ...told, readAt: now, askAt })
      .where(eq(parcels.id, parcel.id))
      .returning()
    if (newest === 'delivered') await markDelivered(transaction, parcel.orderId)
    return kept ?? parcel
  })
}

/** Marks an order of which all has come. Its coins are credited then [27.4]. */
async function markDelivered(transaction: Database, orderId: string): Promise<void> {
  const sent = transaction
    .select({ quantity: sql`coalesce(sum(${parcelLines.quantity}), 0)` })
    .from(parcelLines)
    .innerJoin(parcels, eq(parcels.id, parcelLines.parcelId))
    .where(and(eq(parcels.orderId, orderId), eq(parcels.status, 'success'), eq(parcels.shipmentStatus, 'delivered')))
  const ordered = transaction
    .select({ quantity: sql`sum(${orderLines.quantity})` })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
  await transaction
    .update(orders)
    .set({ fulfillmentStatus: 'delivered' })
    .where(and(eq(orders.id, orderId), sql`(${sent}) >= (${ordered})`))
}

/** One round of asking the carrier of parcels under way, the longest unasked first. No two servers ask of the same one. */
export async function askCarrier(shop: Asking): Promise<void> {
  if (shop.carrier === null) return
  const now = shop.now()
  const due = shop.database
    .select({ id: parcels.id })
    .from(parcels)
    .where(and(isNotNull(parcels.trackingNumber), eq(parcels.status, 'success'), lte(parcels.askAt, now)))
    .orderBy(asc(parcels.askAt))
    .limit(roundLimit)
    .for('update', { skipLocked: true })
  const taken = await shop.database
    .update(parcels)
    .set({ askAt: new Date(now.getTime() + askEvery) })
    .where(sql`${parcels.id} = any(array(${due}))`)
    .returning()
  for (const parcel of taken) {
    // When the carrier is down, the others are not asked of in vain.
    if ((await bringUpToDate(shop, parcel)).isStale) return
  }
}
