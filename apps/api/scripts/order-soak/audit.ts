import { eq, sql } from 'drizzle-orm'
import { schema, type Database } from '../../src/database/index.ts'
import { nameUuid } from '../../src/seeding/index.ts'
import type { Tally } from './tally.ts'

/** What there is of the goods that sell out during a soak, in pieces. */
export const scarceStock = 500
const plenty = 1_000_000

const scarce = nameUuid('variant', 'CHI-10')

/** Fills the shelves: one of the goods sells out, the others do not. */
export async function setStock(database: Database): Promise<void> {
  await database.update(schema.variants).set({ inventoryQuantity: plenty })
  await database.update(schema.variants).set({ inventoryQuantity: scarceStock }).where(eq(schema.variants.id, scarce))
}

/** What is wrong between what buyers were told and what the database holds; all zero in a sound shop. */
export async function auditOrders(database: Database, { orders, doubles }: Tally) {
  const written = await database
    .select({ id: schema.orders.id, checkoutId: schema.orders.checkoutId })
    .from(schema.orders)
  const ids = new Set(written.map(({ id }) => id))
  const checkouts = new Set(written.map(({ checkoutId }) => checkoutId))
  const [sold] = await database
    .select({ pieces: sql<number>`coalesce(sum(${schema.orderLines.quantity}), 0)::int` })
    .from(schema.orderLines)
    .where(eq(schema.orderLines.variantId, scarce))
  const [shelf] = await database
    .select({ left: schema.variants.inventoryQuantity })
    .from(schema.variants)
    .where(eq(schema.variants.id, scarce))
  return {
    oversold: Math.max(0, (sold?.pieces ?? 0) - scarceStock),
    'not on the shelf': scarceStock - (sold?.pieces ?? 0) - (shelf?.left ?? 0),
    lost: [...orders.values()].filter((id) => !ids.has(id)).length,
    double: doubles + written.length - checkouts.size,
  }
}
