import { eq, ne, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testCatalogue, testSeeds } from '../../test/catalogue.ts'
import { engines } from '../../test/databases.ts'
import { openDatabase, schema, type OpenDatabase } from '../database/index.ts'
import { createPostgresSearch } from '../search/index.ts'
import { loadSeeds, nameUuid } from './index.ts'

const { coupons, pincodes, products, seedVersions, variants } = schema

/** A later version of the demonstration: everything costs 123 rupees, and okra is gone. */
const newer = testSeeds(
  {
    ...testCatalogue,
    products: testCatalogue.products
      .filter(({ handle }) => handle !== 'okra')
      .map((product) => ({ ...product, variants: product.variants.map((each) => ({ ...each, price: 12_300 })) })),
    coupons: testCatalogue.coupons.filter(({ code }) => code !== 'LEAFLET'),
  },
  '2',
)

const tomato = eq(variants.id, nameUuid('variant', 'TOM-10'))

describe.each(engines)("a shop's own rows on $name", (engine) => {
  let opened: OpenDatabase

  beforeEach(async () => {
    const result = await openDatabase(await engine.create())
    if (!result.ok) throw new Error(result.error.serverMessage)
    opened = result.value
    await loadSeeds(opened, testSeeds())
  })
  afterEach(() => opened.close())

  async function priceOfTomato() {
    const [row] = await opened.database.select().from(variants).where(tomato)
    return row?.price
  }
  const hasProduct = async (handle: string) => (await opened.database.$count(products, eq(products.handle, handle))) > 0

  async function addProduct(handle: string) {
    const [demo] = await opened.database.select().from(products).where(eq(products.handle, 'chilli'))
    if (!demo) throw new Error('no demonstration')
    const own = { ...demo, id: nameUuid('product', handle), handle, name: { en: 'Grafted sapling' } }
    await opened.database.insert(products).values({ ...own, origin: 'shop' })
  }

  async function deleteProduct(handle: string) {
    const id = nameUuid('product', handle)
    await opened.database.delete(schema.productCollections).where(eq(schema.productCollections.productId, id))
    await opened.database.delete(variants).where(eq(variants.productId, id))
    await opened.database.delete(products).where(eq(products.id, id))
  }

  it('are those that do not say otherwise, and the demonstration says so', async () => {
    expect(await opened.database.$count(products, eq(products.origin, 'demo'))).toBe(7)
    expect(await opened.database.$count(variants, ne(variants.origin, 'demo'))).toBe(0)
    expect(await opened.database.$count(pincodes, eq(pincodes.origin, 'directory'))).toBe(2)
    await opened.database.insert(schema.brands).values({ handle: 'own', name: { en: 'Own' } })
    const [brand] = await opened.database.select().from(schema.brands).where(eq(schema.brands.handle, 'own'))
    expect(brand?.origin).toBe('shop')
  })

  it('stay beside a demonstration that nobody has changed, which is brought up to date', async () => {
    await addProduct('grafted')
    expect(await loadSeeds(opened, newer)).toMatchObject({ catalogue: 'loaded' })
    expect(await priceOfTomato()).toBe(12_300)
    expect(await hasProduct('okra')).toBe(false)
    expect(await hasProduct('grafted')).toBe(true)
    expect(await opened.database.$count(coupons, eq(coupons.code, 'LEAFLET'))).toBe(0)
  })

  it('keep what of the demonstration they name, and nothing of what names them', async () => {
    const { brands, wishes } = schema
    const [pack] = await opened.database.select().from(variants).where(tomato)
    const okra = nameUuid('product', 'okra')
    if (!pack) throw new Error('no demonstration')
    await opened.database.insert(variants).values({ ...pack, id: okra, productId: okra, sku: 'OWN', origin: 'shop' })
    const wish = { ownerId: okra, createdAt: new Date() }
    const chilli = nameUuid('product', 'chilli')
    await opened.database.insert(wishes).values([
      { ...wish, id: okra, productId: okra },
      { ...wish, id: chilli, productId: chilli },
    ])
    const none = { ...testCatalogue, products: [], brands: [], reviews: [] }
    expect(await loadSeeds(opened, testSeeds(none, '2'))).toMatchObject({ catalogue: 'loaded' })
    const left = await opened.database.select({ handle: products.handle }).from(products)
    expect(left).toEqual([{ handle: 'okra' }])
    expect(await opened.database.select({ id: wishes.id }).from(wishes)).toEqual([{ id: okra }])
    expect(await opened.database.$count(brands)).toBe(1)
    expect(await opened.database.$count(variants)).toBe(1)
  })

  it('are not overwritten by a product of the demonstration with the same address, nor given its packs', async () => {
    const grafted = { ...testCatalogue.products[1], handle: 'grafted' } as (typeof testCatalogue.products)[number]
    await addProduct('grafted')
    await loadSeeds(opened, testSeeds({ ...testCatalogue, products: [...testCatalogue.products, grafted] }, '2'))
    const id = nameUuid('product', 'grafted')
    const [product] = await opened.database.select().from(products).where(eq(products.id, id))
    expect(product).toMatchObject({ name: { en: 'Grafted sapling' }, origin: 'shop' })
    expect(await opened.database.$count(variants, eq(variants.productId, id))).toBe(0)
  })

  it.each([
    ['a price', async () => void (await opened.database.update(variants).set({ price: 9_900 }).where(tomato)), 9_900],
    ['a deleted product', () => deleteProduct('okra'), 20_000],
    [
      "a row that is marked as the shop's",
      async () => void (await opened.database.update(variants).set({ origin: 'shop' }).where(tomato)),
      20_000,
    ],
  ])('%s stays: a demonstration that somebody has changed is never written again', async (_what, change, price) => {
    await change()
    const before = await opened.database.select().from(products).orderBy(products.id)
    expect(await loadSeeds(opened, newer)).toMatchObject({ catalogue: 'left' })
    expect(await priceOfTomato()).toBe(price)
    expect(await opened.database.select().from(products).orderBy(products.id)).toEqual(before)
  })

  it('what is sold, rated and redeemed does not count as a change', async () => {
    await opened.database.update(variants).set({ inventoryQuantity: 7 }).where(tomato)
    await opened.database.update(coupons).set({ used: 2 }).where(eq(coupons.code, 'THREE'))
    await opened.database.update(products).set({ ratingAverage: 1, reviewCount: 9 })
    await opened.database.execute(sql`set time zone 'Asia/Kolkata'`)
    expect(await loadSeeds(opened, newer)).toMatchObject({ catalogue: 'loaded' })
    const [variant] = await opened.database.select().from(variants).where(tomato)
    const [coupon] = await opened.database.select().from(coupons).where(eq(coupons.code, 'THREE'))
    expect([variant?.inventoryQuantity, coupon?.used]).toEqual([7, 2])
  })

  it('a pincode that was changed stays, and a directory that was not is brought up to date', async () => {
    const changed = { version: '2', load: () => Promise.resolve([]) }
    expect(await loadSeeds(opened, { ...newer, pincodes: changed })).toMatchObject({ pincodes: 'loaded' })
    expect(await opened.database.$count(pincodes)).toBe(0)
    await loadSeeds(opened, { ...newer, pincodes: { ...testSeeds().pincodes, version: '3' } })
    await opened.database.update(pincodes).set({ city: 'Bengaluru City' }).where(eq(pincodes.pincode, '560001'))
    expect(await loadSeeds(opened, { ...newer, pincodes: { ...changed, version: '4' } })).toMatchObject({
      pincodes: 'left',
    })
    expect(await opened.database.$count(pincodes, eq(pincodes.city, 'Bengaluru City'))).toBe(1)
  })

  it('are found by words once the rules of the search index have changed', async () => {
    const find = async () =>
      (
        await createPostgresSearch(opened.database).find({
          kind: 'product',
          text: 'grafted',
          limit: 9,
          after: null,
          skip: 0,
        })
      ).ids
    await addProduct('grafted')
    await loadSeeds(opened, testSeeds())
    expect(await find()).toEqual([])
    await opened.database.update(seedVersions).set({ version: 'older' }).where(eq(seedVersions.name, 'search'))
    await loadSeeds(opened, testSeeds())
    expect(await find()).toEqual([nameUuid('product', 'grafted')])
  })
})
