import type { CollectionProductsRequest, ListingSort } from '@krishi/storefront-core/contract'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { everyEngine } from '../../test/databases.ts'
import { shareShop } from '../../test/share-shop.ts'
import { findCrossSell } from '../cart/find-cross-sell.ts'
import { rowsOf, type Database } from '../database/index.ts'
import { findReviews } from '../reviews/find-reviews.ts'
import { createPostgresSearch } from '../search/index.ts'
import { nameUuid } from '../seeding/index.ts'
import { findListing, listingPage } from './find-products.ts'
import { findSimilar } from './find-similar.ts'
import { noFilters } from './listing-conditions.ts'
import { readCursor } from './listing-cursor.ts'
import { sortKeysOf } from './listing-order.ts'

type Listing = CollectionProductsRequest['body']

const sorts: readonly ListingSort[] = [
  'best-selling',
  'rating',
  'price-low-to-high',
  'price-high-to-low',
  'country-of-origin',
]

const tomato = nameUuid('product', 'tomato')

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
  sql`insert into product_collections (collection_handle, product_id)
    select 'seeds', md5(number::text)::uuid from generate_series(1, 10000) as number`,
  sql`insert into reviews (id, product_id, author, rating, message, language, created_at)
    select md5('review' || number)::uuid, id, 'Ravi', 5, '', (array['te', 'hi'])[number % 2 + 1],
      now() - number * interval '1 hour'
    from products, generate_series(1, 2000) as number where handle = 'tomato'`,
  sql`insert into search_documents select made.* from search_documents as one, generate_series(1, 2000) as number,
    jsonb_populate_record(one, jsonb_build_object('id', md5(number::text)::uuid)) as made
    where one.kind = 'product' and one.id = ${tomato}`,
]

/** A list that has no index of its order: a page of it by its number. */
type ReadPart = (database: Database, page: { readonly pageNum: number; readonly pageSize: number }) => Promise<unknown>

const shortLists: Readonly<Record<string, ReadPart>> = {
  'products like one': (database, page) => findSimilar(database, { productId: tomato, ...page }),
  'what goes with a cart': (database, page) =>
    findCrossSell(database, { productIds: [tomato], nextTarget: 0, ...page }),
  'the reviews of a product': (database, page) => findReviews(database, tomato, { language: 'te', ...page }),
  'what words find': (database, { pageNum, pageSize }) =>
    createPostgresSearch(database).find({
      kind: 'product',
      text: 'tomato',
      after: null,
      limit: pageSize,
      skip: (pageNum - 1) * pageSize,
    }),
}

const everything: Listing = {
  handleName: [],
  filters: noFilters,
  sort: { by: 'best-selling' },
  pageNum: 1,
  pageSize: 20,
  language: 'en',
}
const price = { minPrice: 25_000, maxPrice: 60_000 }
const scopes: readonly (readonly [string, Partial<Listing>])[] = [
  ['all of them', {}],
  ['those of a collection', { handleName: ['seeds'] }],
  ['those in a price range', { filters: { ...noFilters, price } }],
  ['those that can be bought', { filters: { ...noFilters, availability: true } }],
]

/** How many of the pages that hold products have rows which a transaction that is still open may not see. */
const unsettledPages = sql`select relpages - relallvisible as unsettled from pg_class where oid = 'products'::regclass`

// The embedded database has the same planner.
describe.each(everyEngine.filter(({ name }) => name === 'PostgreSQL'))('10,000 products on $name', (engine) => {
  const shop = shareShop(engine)

  beforeAll(async () => {
    const { database } = shop.api
    for (const statement of tenThousand) await database.execute(statement)
    await database.execute(sql`vacuum analyze variants, listed_packs, product_collections`)
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
  async function buffersOf(query: Listing): Promise<number> {
    const { database } = shop.api
    const order = sortKeysOf(query)
    const after = query.cursor === undefined ? null : readCursor(query.cursor, query.sort.by, order)
    const [row] = await rowsOf<{ readonly 'QUERY PLAN': readonly [{ readonly Plan: Record<string, number> }] }>(
      database,
      sql`explain (analyze, buffers, format json)
        ${listingPage(database, query, { order, after: after?.place ?? null }).getSQL()}`,
    )
    const { 'Shared Hit Blocks': hit = NaN, 'Shared Read Blocks': read = NaN } = row?.['QUERY PLAN'][0].Plan ?? {}
    return hit + read
  }

  /** What pages 1 and 50 cost as they are read one after the other: by the cursor of page 49, if there is one. */
  async function costsOf(query: Listing): Promise<readonly [number, number]> {
    const { cursor } = await findListing(shop.api.database, { ...query, pageNum: 49 })
    return [await buffersOf(query), await buffersOf({ ...query, pageNum: 50, ...(cursor !== null && { cursor }) })]
  }

  describe.each(scopes)('%s', (_, scope) => {
    it.each(sorts)('cost no more on page 50 than on page 1, by %s', async (by) => {
      const [first, fiftieth] = await costsOf({ ...everything, ...scope, sort: { by } })
      // Of a thousand products before, each would be three pages or more; neighbours on one page make the difference.
      expect(fiftieth).toBeLessThanOrEqual(first * 1.25)
    })
  })

  it.each(sorts)('cost a look at one page of them by %s, and what comes before it a walk in an index', async (by) => {
    const query: Listing = { ...everything, sort: { by } }
    expect(await buffersOf(query)).toBeLessThan(40)
    // By its number: 80 for the rows of the page by their ids, and one for some fifty products before it.
    expect(await buffersOf({ ...query, pageNum: 50 })).toBeLessThan(120)
  })

  it.each(['price-low-to-high', 'price-high-to-low'] as const)(
    'cost a look at the products of one page by %s within a price range, of a collection too',
    async (by) => {
      for (const handleName of [[], ['seeds']]) {
        const [first, fiftieth] = await costsOf({
          ...everything,
          handleName,
          filters: { ...noFilters, price },
          sort: { by },
        })
        // Three or four pages for each product, and as many for its collection. All of the range would be thousands.
        expect(first).toBeLessThan(250)
        expect(fiftieth).toBeLessThanOrEqual(first * 1.25)
      }
    },
  )

  /** How many rows of all tables are looked at. */
  async function rowsLookedAt(read: (database: Database) => Promise<unknown>): Promise<number> {
    return shop.api.database.transaction(async (transaction) => {
      // The connection has counted since it told its counts to all.
      const before = await countRows(transaction)
      await read(transaction)
      return (await countRows(transaction)) - before
    })
  }

  it.each(Object.entries(shortLists))('cost the same on any page of %s', async (_, read) => {
    const first = await rowsLookedAt((database) => read(database, { pageNum: 1, pageSize: 20 }))
    const fiftieth = await rowsLookedAt((database) => read(database, { pageNum: 50, pageSize: 20 }))
    expect(first).toBeGreaterThan(1_000)
    expect(fiftieth).toBeLessThanOrEqual(first)
  })
})

async function countRows(database: Database): Promise<number> {
  const [counted] = await rowsOf<{ readonly looked: number }>(
    database,
    sql`select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as looked from pg_stat_xact_user_tables`,
  )
  return counted?.looked ?? NaN
}
