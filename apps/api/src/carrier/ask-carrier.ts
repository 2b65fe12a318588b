import type { ShipmentStatus, TrackingEvent } from '@krishi/storefront-core/orders'
import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import { inTransaction, schema, type Database } from '../database/index.ts'
import type { ParcelRow } from '../orders/find-parcels.ts'
import type { ApiContext } from '../api-context.ts'

const { orders, orderLines, parcels, parcelLines } = schema

const minute = 60_000

/** How long after an answer the timer asks the carrier again, and the longest pause after a failure, in ms. */
const askEvery = 30 * minute

/** How long a carrier that failed is left alone at first, in ms. */
const shortestPause = minute

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
 * A parcel with the carrier's newest answer. Not asked within minutes of its last answer, in the pause after a failure, of what has
 * come, or where nobody can be asked.
 */
export async function bringUpToDate(shop: Asking, parcel: ParcelRow): Promise<AskedParcel> {
  const now = shop.now()
  const age = now.getTime() - (parcel.readAt?.getTime() ?? 0)
  const isOver = parcel.readAt !== null && lastStatuses.includes(parcel.shipmentStatus)
  if (shop.carrier === null || parcel.trackingNumber === null || isOver || age < freshFor) {
    return { parcel, isStale: false }
  }
  const isPaused = parcel.failingSince !== null && parcel.askAt !== null && parcel.askAt > now
  return isPaused ? { parcel, isStale: true } : ask(shop, parcel)
}

/** Asks the carrier. One that is down, slow or talks nonsense changes nothing: what it said before is kept, and it is left alone. */
async function ask(shop: Asking, parcel: ParcelRow): Promise<AskedParcel> {
  const { reference, trackingNumber, sentAt } = parcel
  if (shop.carrier === null || trackingNumber === null) return { parcel, isStale: false }
  const told = await shop.carrier.track({ reference, trackingNumber, sentAt })
  if (told.ok) return { parcel: await keepAnswer(shop.database, parcel, told.value, shop.now()), isStale: false }
  shop.logger?.warn({ reason: told.error.serverMessage }, 'the carrier was not heard')
  await pauseAsking(shop, parcel)
  return { parcel, isStale: true }
}

/** Leaves the carrier alone for as long as it has failed already, so that each pause is twice as long as the one before. */
async function pauseAsking({ database, now }: Asking, parcel: ParcelRow): Promise<void> {
  const failedAt = now()
  const failingSince = parcel.failingSince ?? failedAt
  const pause = Math.min(Math.max(failedAt.getTime() - failingSince.getTime(), shortestPause), askEvery)
  const askAt = new Date(failedAt.getTime() + pause)
  // Another server may have recorded the delivery meanwhile: then the parcel is not tracked any further.
  const isUnderWay = and(eq(parcels.id, parcel.id), isNotNull(parcels.askAt))
  await database.update(parcels).set({ failingSince, askAt }).where(isUnderWay)
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
    // Locked, so that two parcels of one order that arrive at once see each other as delivered.
    await transaction.select({ id: orders.id }).from(orders).where(eq(orders.id, parcel.orderId)).for('update')
    const [kept] = await transaction
      .update(parcels)
      .set({ ...told, readAt: now, askAt, failingSince: null })
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
    // The carrier is down: skip the other parcels.
    if ((await ask(shop, parcel)).isStale) return
  }
}
