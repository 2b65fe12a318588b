import { and, asc, eq, gt, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import { forSale } from '../catalog/listing-conditions.ts'
import { schema, type Database } from '../database/index.ts'

const { alerts, orders, products, pushSubscriptions, sessions, variants } = schema

/** An alert that is due, with all that it says and where it goes. */
export type DueAlert = Awaited<ReturnType<typeof findDueAlerts>>[number]

/** Alerts that are due, the oldest first: of orders, and of packs that can be bought for less than when the shopper asked. */
export function findDueAlerts(database: Database, now: Date, limit: number) {
  const isOfOrder = and(ne(alerts.event, 'price'), eq(pushSubscriptions.wantsOrders, true))
  const isCheaper = and(
    eq(alerts.event, 'price'),
    lt(variants.price, alerts.below),
    eq(products.status, 'active'),
    forSale,
  )
  return database
    .select({
      subscriptionId: alerts.subscriptionId,
      reference: alerts.reference,
      event: alerts.event,
      changedAt: alerts.changedAt,
      tries: alerts.tries,
      endpoint: pushSubscriptions.endpoint,
      p256dh: pushSubscriptions.p256dh,
      auth: pushSubscriptions.auth,
      language: pushSubscriptions.language,
      orderName: orders.name,
      orderNumber: orders.orderNumber,
      handle: products.handle,
      product: products.name,
      pack: variants.title,
      price: variants.price,
    })
    .from(alerts)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, alerts.subscriptionId))
    .innerJoin(sessions, and(eq(sessions.tokenHash, pushSubscriptions.session), gt(sessions.expiresAt, now)))
    .leftJoin(orders, eq(orders.id, alerts.reference))
    .leftJoin(variants, eq(variants.id, alerts.reference))
    .leftJoin(products, eq(products.id, variants.productId))
    .where(and(isUntaken(now), or(isOfOrder, isCheaper)))
    .orderBy(asc(alerts.changedAt))
    .limit(limit)
}

function isUntaken(now: Date) {
  return and(eq(alerts.status, 'OPEN'), or(isNull(alerts.retryAt), lte(alerts.retryAt, now)))
}

/** The alert as this server has found or taken it: not changed by the shopper or another server since then. */
function isStill({ subscriptionId, reference, event, changedAt }: DueAlert, tries: number) {
  return and(
    eq(alerts.subscriptionId, subscriptionId),
    eq(alerts.reference, reference),
    eq(alerts.event, event),
    eq(alerts.changedAt, changedAt),
    eq(alerts.tries, tries),
  )
}

/**
 * How long an alert is this server's once it is taken, in ms: longer than sending takes. A server that dies in between leaves it to
 * the others then.
 */
const leaseMs = 5 * 60_000

/** Takes an alert for a while, so that no other server sends it meanwhile. False where it was taken, ended or asked for anew. */
export async function claimAlert(database: Database, alert: DueAlert, now: Date): Promise<boolean> {
  const taken = await database
    .update(alerts)
    .set({ retryAt: new Date(now.getTime() + leaseMs), tries: sql`${alerts.tries} + 1` })
    .where(and(isStill(alert, alert.tries), isUntaken(now)))
    .returning({ tries: alerts.tries })
  return taken.length > 0
}

/** Ends a taken alert: it has been sent, or is not tried any more. */
export async function endAlert(database: Database, alert: DueAlert): Promise<void> {
  await database
    .update(alerts)
    .set({ status: 'OVER' })
    .where(isStill(alert, alert.tries + 1))
}

/** Leaves a taken alert that failed for another try. */
export async function giveBackAlert(database: Database, alert: DueAlert, retryAt: Date): Promise<void> {
  await database
    .update(alerts)
    .set({ retryAt })
    .where(isStill(alert, alert.tries + 1))
}
