import { coinLifetimeMs } from '@krishi/storefront-core/loyalty'
import { and, eq, gt, isNull, notExists } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { schema, type Database } from '../database/index.ts'

const { coinEntries, orders } = schema

/** A delivered order and what it earns. */
export type DeliveredOrder = Pick<typeof orders.$inferSelect, 'id' | 'ownerId' | 'name' | 'coins'>

/** Credits what an order earns, once, when it has been delivered; the coins are good for 180 days from then on [27.4]. */
export async function creditDelivered(database: Database, order: DeliveredOrder, now: Date): Promise<void> {
  if (order.coins === 0) return
  await database
    .insert(coinEntries)
    .values({
      id: uuidv7(),
      ownerId: order.ownerId,
      kind: 'earned',
      points: order.coins,
      lotId: order.id,
      expiresAt: new Date(now.getTime() + coinLifetimeMs),
      orderId: order.id,
      orderName: order.name,
      createdAt: now,
    })
    .onConflictDoNothing()
}

/** Credits the coins of delivered orders that have not been credited yet. */
export async function creditDeliveredOrders(database: Database, now: Date): Promise<void> {
  const { id, ownerId, name, coins } = orders
  const credited = database
    .select({ id: coinEntries.id })
    .from(coinEntries)
    .where(and(eq(coinEntries.orderId, id), eq(coinEntries.kind, 'earned')))
  const rows = await database
    .select({ id, ownerId, name, coins })
    .from(orders)
    .where(
      and(eq(orders.fulfillmentStatus, 'delivered'), gt(coins, 0), isNull(orders.cancelledAt), notExists(credited)),
    )
  for (const order of rows) await creditDelivered(database, order, now)
}
