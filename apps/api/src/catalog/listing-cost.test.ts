import type { CollectionProductsRequest, ListingSort } from '@krishi/storefront-core/contract'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { everyEngine } from '../../test/databases.ts'
import { shareShop } from '../../test/share-shop.ts'
import { rowsOf } from '../database/index.ts'
import { listingPage } from './find-products.ts'
import { noFilters } from './listing-conditions.ts'

type Listing = CollectionProductsRequest['body']

const sorts: readonly ListingSort[] = [
  'best-selling',
  'rating',
  'price-low-to-high',
  'price-high-to-low',
  'country-of-origin',
]

/** Ten thousand products that share places in every order: 50 prices, 41 ratings, a third without one, four countries. */
const tenThousand = [
  sql`insert into products select made.* from products as one, generate_series(1, 10000) as number,
    jsonb_populate_record(one, jsonb_build_object('id', md5(number::text)::uuid, 'handle', 'made-' || number,
      'position', 100 + number, 'rating_average', greatest(0, number % 61 - 20) / 10.0, 'review_count', number % 7,
      'country_of_origin', (array['India', 'China', 'Israel', ''])[number % 4 + 1])) as made
    where one.handle = 'tomato'`,
  sql`insert into variants select made.* from variants as one, generate_series(1, 10000) as number,
    jsonb_populate_record(one, jsonb_build_object('id', md5(one.sku || number)::uuid,
      'product_id', md5(number::text)::uuid, 'sku', one.sku || number, 'price', one.price + number * 7919 % 50 * 1000,
      'inventory_quantity', number % 3)) as made
    where one.sku in ('TOM-10', 'TOM-50')`,
]

/** How many of the pages that hold products have rows which a transaction that is still open may not see. */
const unsettledPages = sql`select relpages - relallvisible as unsettled from pg_class where oid = 'products'::regclass`

// The embedded database has the same planner.
describe.each(everyEngine.filter(({ name }) => name === 'PostgreSQL'))('10,000 products on $name', (engine) => {
  const shop = shareShop(engine)

  beforeAll(async () => {
    const { database } = shop.api
    for (const statement of tenThousand) await database.execute(statement)
    await database.execute(sql`vacuum analyze variants`)
    // What the shop does in the background may have begun before the products were there.
    await vi.waitFor(
      async () => {
        await database.execute(sql`vacuum analyze products`)
        expect(await rowsOf(database, unsettledPages)).toEqual([{ unsettled: 0 }])
      },
      { timeout: 30_000, interval: 100 },
    )
  }, 60_000)

  /** How many pages of the database are read for a page of a listing, the count aside. */
  async function buffersOf(by: ListingSort, pageNum: number): Promise<number> {
    const query: Listing = {
      handleName: [],
      filters: noFilters,
      sort: { by },
      pageNum,
      pageSize: 20,
      language: 'en',
    }
    const { database } = shop.api
    const [row] = await rowsOf<{ readonly 'QUERY PLAN': readonly [{ readonly Plan: Record<string, number> }] }>(
      database,
      sql`explain (analyze, buffers, format json) ${listingPage(database, query).getSQL()}`,
    )
    const { 'Shared Hit Blocks': hit = NaN, 'Shared Read Blocks': read = NaN } = row?.['QUERY PLAN'][0].Plan ?? {}
    return hit + read
  }

  it.each(sorts)('cost a look at one page of them by %s, and what comes before it a walk in an index', async (by) => {
    expect(await buffersOf(by, 1)).toBeLessThan(40)
    // 80 for the rows of the page by their ids, and one for some fifty products before it.
    expect(await buffersOf(by, 50)).toBeLessThan(120)
  })
})
