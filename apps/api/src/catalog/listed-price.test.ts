import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { engines, everyEngine } from '../../test/databases.ts'
import { shareShop } from '../../test/share-shop.ts'
import { rowsOf, schema, type Database } from '../database/index.ts'
import { nameUuid } from '../seeding/index.ts'
import { listedWithin } from './listed-within.ts'
import { forSale, isInRange, noFilters } from './listing-conditions.ts'

const { listedPacks, products, variants } = schema

interface Range {
  readonly minPrice: number | null
  readonly maxPrice: number | null
}

/** The price as a listing asked for it of all packs before it was kept; of archived products none, of what is not for sale none if so asked. */
function priceOfPacks(database: Database, range: Range, availability: boolean | null): SQL {
  const isOfProduct = eq(variants.productId, products.id)
  const listed = database
    .select({ price: variants.price })
    .from(variants)
    .where(and(isOfProduct, isInRange(range), availability === false ? undefined : forSale))
    .orderBy(desc(sql`${forSale}`), asc(variants.position))
    .limit(1)
  return sql`case when ${products.status} = 'active' then (${listed}) end`
}

/** The same as it is kept for price ranges. More than one row of a product would be an error. */
function keptPrice(database: Database, within: SQL): SQL {
  return sql`(${database.select({ price: listedPacks.price }).from(listedPacks).where(within)})`
}

const fewPrices = fc.integer({ min: 0, max: 9 }).map((step) => step * 100)
const limit = fc.option(fewPrices)

/** What a listing is asked for; `isDown` where the highest price comes first. */
const asked = fc.record({
  price: fc.record({ minPrice: limit, maxPrice: limit }),
  availability: fc.constantFrom(null, false),
  isDown: fc.boolean(),
})
type Asked = typeof asked extends fc.Arbitrary<infer Value> ? Value : never

/** What becomes of a pack: a few values of each, so that they meet. */
const pack = fc.record({
  price: fewPrices,
  inventoryQuantity: fc.integer({ min: 0, max: 2 }),
  inventoryManagement: fc.constantFrom('shopify' as const, 'shopify' as const, null),
  inventoryPolicy: fc.constantFrom('deny' as const, 'deny' as const, 'continue' as const),
})

const step = fc.oneof(
  fc.record({
    does: fc.constant('change' as const),
    which: fc.nat(),
    to: fc.subarray(['price', 'stock', 'rule'] as const),
    pack,
  }),
  fc.record({ does: fc.constant('add' as const), which: fc.nat(), pack }),
  fc.record({ does: fc.constant('move' as const), which: fc.nat(), where: fc.nat() }),
  fc.record({ does: fc.constant('remove' as const), which: fc.nat() }),
  fc.record({
    does: fc.constant('archive' as const),
    which: fc.nat(),
    status: fc.constantFrom('active' as const, 'archived' as const),
  }),
  fc.record({ does: fc.constant('misstate' as const), price: fewPrices }),
)

describe.each(engines)('the listed price on $name', (engine) => {
  const shop = shareShop(engine)

  async function take(database: Database, step: Step, number: number) {
    const packs = await database.select().from(variants).orderBy(variants.id)
    const one = packs['which' in step ? step.which % packs.length : 0]
    if (!one) return
    const isOne = eq(variants.id, one.id)
    const position = 100 + number
    switch (step.does) {
      case 'change': {
        const { price, inventoryQuantity, ...rule } = step.pack
        const parts = { price: { price }, stock: { inventoryQuantity }, rule }
        const change = Object.assign({ title: one.title }, ...step.to.map((part) => parts[part]))
        return database.update(variants).set(change).where(isOne)
      }
      case 'add': {
        const id = nameUuid('variant', `added-${String(number)}`)
        return database.insert(variants).values({ ...one, ...step.pack, id, sku: id, position })
      }
      case 'move': {
        const other = packs[step.where % packs.length] ?? one
        return database.update(variants).set({ productId: other.productId, position }).where(isOne)
      }
      case 'remove':
        return database.delete(variants).where(isOne)
      case 'archive':
        return database.update(products).set({ status: step.status, position }).where(eq(products.id, one.productId))
      case 'misstate':
        return database.update(products).set({ listedPrice: step.price })
    }
  }

  /** Compares every price that is kept with those of the packs, and where products stand. */
  async function expectKept(database: Database, { price, availability, isDown }: Asked) {
    const within = listedWithin({ ...noFilters, price, availability }, isDown)
    const rows = await database
      .select({
        kept: sql`case when ${products.status} = 'active' then nullif(${products.listedPrice}, 2147483647) end`,
        found: priceOfPacks(database, { minPrice: null, maxPrice: null }, false),
        keptWithin: within ? keptPrice(database, within) : sql`null`,
        foundWithin: within ? priceOfPacks(database, price, availability) : sql`null`,
      })
      .from(products)
    expect(rows.map(({ kept, keptWithin }) => [kept, keptWithin])).toEqual(
      rows.map(({ found, foundWithin }) => [found, foundWithin]),
    )
    const isElsewhere = sql`(${listedPacks.status}, ${listedPacks.position}) <> (${products.status}, ${products.position})`
    const elsewhere = and(eq(products.id, listedPacks.productId), isElsewhere)
    expect(
      await database.select({ price: listedPacks.price }).from(listedPacks).innerJoin(products, elsewhere),
    ).toEqual([])
  }

  it('[13.8] is that of the pack which the query of all packs finds, whatever becomes of packs, in every range', async () => {
    const undone = new Error('undone')
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), asked, async (steps, query) => {
        const work = shop.api.database.transaction(async (database) => {
          for (const [number, each] of steps.entries()) await take(database, each, number)
          await expectKept(database, query)
          throw undone
        })
        await expect(work).rejects.toBe(undone)
      }),
      { numRuns: 60 },
    )
  })
})

// The embedded database has one connection: nobody waits for another.
describe.each(everyEngine.filter(({ name }) => name === 'PostgreSQL'))('the listed price on $name', (engine) => {
  const shop = shareShop(engine)

  it('is right when two shoppers take the last of two packs at once', async () => {
    const { database } = shop.api
    const sellOut = (on: Database, sku: string) =>
      on.update(variants).set({ inventoryQuantity: 0 }).where(eq(variants.sku, sku))
    const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    let second: Promise<unknown> = Promise.resolve()
    await database.transaction(async (first) => {
      await sellOut(first, 'TOM-10')
      second = sellOut(database, 'TOM-50').execute()
      await expect.poll(() => rowsOf(database, waiting)).toHaveLength(1)
    })
    await second
    const [tomato] = await database.select().from(products).where(eq(products.handle, 'tomato'))
    expect(tomato?.listedPrice).toBe(20_000)
  })
})

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never
