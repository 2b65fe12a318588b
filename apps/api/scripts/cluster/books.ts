import { and, eq, sql } from 'drizzle-orm'
import { openDatabase, schema } from '../../src/database/index.ts'

const { orderLines, orders, products, variants } = schema

const stock = 1_000_000

/** A pack that a cluster run sells. */
export interface SoldPack {
  readonly productId: string
  readonly variantId: string
  readonly handle: string
}

/** The database of a cluster run, as whoever counts afterwards sees it. */
export interface Books {
  /** Fills the shelves with packs that cannot sell out; gives some of them. */
  fill: () => Promise<readonly SoldPack[]>
  /** What is wrong between the orders that shoppers know of, by their checkouts, and those that there are. */
  audit: (known: ReadonlyMap<string, string>) => Promise<Readonly<Record<string, number>>>
  close: () => Promise<void>
}

/** Opens the database of a cluster run, which brings its tables. */
export async function openBooks(databaseUrl: string, dataDir: string): Promise<Books> {
  const opened = await openDatabase({ databaseUrl, dataDir })
  if (!opened.ok) throw new Error(opened.error.serverMessage)
  const { maintenance: database, close } = opened.value
  return {
    async fill() {
      await database
        .update(variants)
        .set({ inventoryQuantity: stock, inventoryManagement: 'shopify', inventoryPolicy: 'deny', maxCount: 0 })
      return database
        .select({ productId: products.id, variantId: variants.id, handle: products.handle })
        .from(variants)
        .innerJoin(products, eq(products.id, variants.productId))
        .where(and(eq(products.status, 'active'), eq(variants.position, sql`1`)))
        .orderBy(products.position)
        .limit(40)
    },
    async audit(known) {
      const written = await database.select({ id: orders.id, checkoutId: orders.checkoutId }).from(orders)
      const ids = new Set(written.map(({ id }) => id))
      const heard = new Set(known.values())
      const [sold] = await database
        .select({ pieces: sql<number>`coalesce(sum(${orderLines.quantity}), 0)::int` })
        .from(orderLines)
      const [missing] = await database
        .select({ pieces: sql<number>`sum(${stock} - ${variants.inventoryQuantity})::int` })
        .from(variants)
      return {
        acknowledged: known.size,
        'in the database': written.length,
        lost: [...heard].filter((id) => !ids.has(id)).length,
        doubled: written.length - new Set(written.map(({ checkoutId }) => checkoutId)).size,
        'nobody knows of': written.filter(({ id }) => !heard.has(id)).length,
        'pieces wrong in stock': (missing?.pieces ?? 0) - (sold?.pieces ?? 0),
      }
    },
    close,
  }
}
