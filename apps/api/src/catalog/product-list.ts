import { and, asc, between, count, eq, gt } from 'drizzle-orm'
import { schema, type Database } from '../database/index.ts'
import type { ShopWindow } from '../http/shop-window.ts'

const { products } = schema

/** How many products are read at once: a few milliseconds for the embedded database, which answers no other call meanwhile. */
const atOnce = 500

/** A product that the shop lists, by what its address is made of. */
export interface ListedProduct {
  readonly id: string
  readonly handle: string
}

/** What the shop lists. Rejects where that is not known: a list without what could not be read would be taken for whole. */
export interface ProductList {
  /** How many products there are. */
  count: () => Promise<number>
  /**
   * The next products in the order of their ids, 500 at most; none after the last. Ids are spread evenly, so a `prefix` of n
   * hexadecimal digits picks about one of 16^n, and the same ones whatever is added or taken away.
   */
  next: (prefix: string, after: string | null) => Promise<readonly ListedProduct[]>
}

const isListed = eq(products.status, 'active')

async function countListed(database: Database): Promise<number> {
  const [row] = await database.select({ listed: count() }).from(products).where(isListed)
  return row?.listed ?? 0
}

async function findNext(database: Database, prefix: string, after: string | null): Promise<readonly ListedProduct[]> {
  const range = between(products.id, prefix.padEnd(32, '0'), prefix.padEnd(32, 'f'))
  return database
    .select({ id: products.id, handle: products.handle })
    .from(products)
    .where(and(isListed, range, after === null ? undefined : gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(atOnce)
}

/** The list of a shop whose window is `open()`, or null while the shop is not open. */
export function createProductList(open: () => ShopWindow | null): ProductList {
  async function read<Found>(from: (database: Database) => Promise<Found>): Promise<Found> {
    const found = await open()?.find(from)
    if (found !== undefined && found !== null) return found
    throw new Error('The shop is not open. What it lists is not known. Ask after `ready`, and before `close`.')
  }
  return {
    count: () => read(countListed),
    next: (prefix, after) => read((database) => findNext(database, prefix, after)),
  }
}
