import type { CollectionProductsRequest, ListingSort } from '@krishi/storefront-core/contract'
import { asc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm'
import { schema, type Database } from '../database/index.ts'
import type { PackshotSpec } from '../seed/types.ts'
import { nameUuid } from '../seeding/index.ts'
import { conditionsOf, listedPrice } from './listing-conditions.ts'
import type { PageColumn, ProductRow, VariantRow } from './to-product.ts'

const { products, variants } = schema

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

/** What comes first is smallest, as in the indexes `products_by_…`. */
const orders: Record<ListingSort, (database: Database, query: Query) => readonly SQL[]> = {
  'best-selling': () => [],
  rating: () => [sql`(-${products.ratingAverage})`, sql`(-${products.reviewCount})`],
  'price-low-to-high': (database, { filters }) => [listedPrice(database, filters.price)],
  'price-high-to-low': (database, { filters }) => [sql`(-${listedPrice(database, filters.price)})`],
  // Unknown ones come last.
  'country-of-origin': () => [sql`(${products.countryOfOrigin} = '')`, sql`${products.countryOfOrigin}`],
}

/**
 * Asks for a page of a listing. What comes before the page is counted, in the index of its order where no filter asks for
 * more of a product: whole rows are read of the page alone.
 */
export function listingPage(database: Database, query: Query) {
  const skipped = (query.pageNum - 1) * query.pageSize
  const conditions = conditionsOf(database, query)
  const order = [...orders[query.sort.by](database, query), asc(products.position), asc(products.id)]
  const ids = database
    .select({ id: products.id })
    .from(products)
    .where(conditions)
    .orderBy(...order)
  return database
    .select(cardColumns)
    .from(products)
    .where(skipped === 0 ? conditions : inArray(products.id, ids.limit(query.pageSize).offset(skipped)))
    .orderBy(...order)
    .limit(query.pageSize)
}

/** A page of a listing and how many products the listing has in all [13.11]. */
export async function findListing(
  database: Database,
  query: Query,
): Promise<{ readonly rows: readonly CardRow[]; readonly total: number }> {
  const [rows, total] = await Promise.all([
    listingPage(database, query),
    database.$count(products, conditionsOf(database, query)),
  ])
  return { rows, total }
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
