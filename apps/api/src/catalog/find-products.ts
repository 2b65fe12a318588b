import type { CollectionProductsRequest } from '@krishi/storefront-core/contract'
import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm'
import { schema, type Database } from '../database/index.ts'
import type { PackshotSpec } from '../seed/types.ts'
import { nameUuid } from '../seeding/index.ts'
import { conditionsOf, noFilters } from './listing-conditions.ts'
import { readCursor, writeCursor } from './listing-cursor.ts'
import { isAfter, joinOfOrder, placeOf, sortKeysOf, type KeyValue, type SortKey } from './listing-order.ts'
import type { PageColumn, ProductRow, VariantRow } from './to-product.ts'

const { listedPacks, products, variants } = schema

type Query = CollectionProductsRequest['body']

const {
  description: _description,
  overview: _overview,
  dose: _dose,
  packshot: _packshot,
  listedPrice: _listedPrice,
  extras: _extras,
  ...shownOnCards
} = getTableColumns(products)

/** Everything but the long texts, which only a product's own page shows, and the facts of its picture. */
export const cardColumns = shownOnCards

/** A product as a listing reads it. */
export type CardRow = Omit<ProductRow, PageColumn>

/** A part of a listing. */
export interface FoundListing {
  readonly rows: readonly CardRow[]
  /** How many products come before these. */
  readonly before: number
  /** How many products the listing has in all; as counted for the first page, where a cursor goes on. */
  readonly total: number
  readonly isEndReached: boolean
  /** Where the next page starts; null at the end. */
  readonly cursor: string | null
}

/** Which page `listingPage` asks for. */
interface PageOfListing {
  readonly order: readonly SortKey[]
  /** The place in the order that it goes on after; null where `pageNum` decides. */
  readonly after: readonly KeyValue[] | null
}

/** Asks for a page of a listing, each product with its place in the order, and for one product more, which tells that there is a next page. */
export function listingPage(database: Database, query: Query, { order, after }: PageOfListing) {
  const skipped = after === null ? (query.pageNum - 1) * query.pageSize : 0
  const inOrder = order.map(({ value }) => value)
  const limit = query.pageSize + 1
  const prices = joinOfOrder(query)
  const narrowed = prices ? { ...query, filters: { ...query.filters, price: noFilters.price } } : query
  const conditions = and(conditionsOf(database, narrowed), after === null ? undefined : isAfter(order, after))
  const ids = database.select({ id: products.id }).from(products).$dynamic()
  const page = database
    .select({ card: cardColumns, place: placeOf(order) })
    .from(products)
    .$dynamic()
  // Skipping reads keys only; whole rows are read for the returned page alone.
  const skip = () =>
    (prices ? ids.innerJoin(listedPacks, prices) : ids)
      .where(conditions)
      .orderBy(...inOrder)
      .limit(limit)
      .offset(skipped)
  return (prices ? page.innerJoin(listedPacks, prices) : page)
    .where(skipped === 0 ? conditions : inArray(products.id, skip()))
    .orderBy(...inOrder)
    .limit(limit)
}

/** A page of a listing: after its cursor, which no insert can shift, else by its number [12.2, 13.11]. */
export async function findListing(database: Database, query: Query): Promise<FoundListing> {
  const { pageSize, sort } = query
  const order = sortKeysOf(query)
  const after = query.cursor === undefined ? null : readCursor(query.cursor, sort.by, order)
  const [found, total] = await Promise.all([
    listingPage(database, query, { order, after: after?.place ?? null }),
    after?.total ?? database.$count(products, conditionsOf(database, query)),
  ])
  const before = after?.before ?? (query.pageNum - 1) * pageSize
  const isEndReached = found.length <= pageSize
  const last = isEndReached ? undefined : found[pageSize - 1]
  return {
    rows: found.slice(0, pageSize).map(({ card }) => card),
    before,
    total,
    isEndReached,
    cursor: last ? writeCursor({ sort: sort.by, before: before + pageSize, total, place: last.place }) : null,
  }
}

/** Products by id; unknown ids are simply absent. */
export async function findCards(database: Database, ids: readonly string[]): Promise<readonly CardRow[]> {
  if (ids.length === 0) return []
  return database
    .select(cardColumns)
    .from(products)
    .where(inArray(products.id, [...ids]))
}

/** The variants of each product, in their order, by product id. */
export async function findVariants(
  database: Database,
  productIds: readonly string[],
): Promise<(productId: string) => readonly VariantRow[]> {
  const byProduct = new Map<string, VariantRow[]>(productIds.map((id) => [id, []]))
  if (productIds.length > 0) {
    const rows = await database
      .select()
      .from(variants)
      .where(inArray(variants.productId, [...productIds]))
      .orderBy(asc(variants.position))
    for (const row of rows) byProduct.get(row.productId)?.push(row)
  }
  return (productId) => byProduct.get(productId) ?? []
}

/** What the picture of a product's pack shows; null for an unknown handle. */
export async function findPackshot(database: Database, handle: string): Promise<PackshotSpec | null> {
  const [row] = await database
    .select({ packshot: products.packshot })
    .from(products)
    .where(eq(products.id, nameUuid('product', handle)))
  return row?.packshot ?? null
}
