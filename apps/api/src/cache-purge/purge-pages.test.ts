import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { eq, sql, type SQL } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { addProducts } from '../../test/add-products.ts'
import { testSeeds } from '../../test/catalogue.ts'
import { engines } from '../../test/databases.ts'
import { logInto } from '../../test/log-into.ts'
import { openShop, testConfig } from '../../test/open-shop.ts'
import { line, openShopper } from '../../test/shopper.ts'
import { openDatabase, schema, type OpenDatabase } from '../database/index.ts'
import { nameUuid } from '../seeding/index.ts'
import { runShopCommand } from '../shopkeeping/shop-command.ts'
import { purgePages } from './purge-pages.ts'

const { postComments, posts, postVotes, productChanges, productCollections, products, reviews, users, variants } =
  schema

/** What the cache was told, the last at the end. */
let told: string[]
/** What it answers. */
let status: number
let cache: Server
let url: string

beforeAll(async () => {
  cache = createServer((request, response) => {
    told.push(`${request.method ?? ''} ${request.url ?? ''} ${String(request.headers['cache-tag'])}`)
    // A connection that is kept could end just as the next call is sent on it.
    response.writeHead(status, { connection: 'close' }).end('Purged')
  })
  cache.listen(0, '127.0.0.1')
  await once(cache, 'listening')
  url = `http://127.0.0.1:${String((cache.address() as AddressInfo).port)}/`
})
beforeEach(() => {
  told = []
  status = 200
})
afterAll(() => void cache.close())

const ofTomato = 'PURGE / products,product-tomato'
const allPages = 'PURGE / pages'

/** What an owner changes of what many pages show, as statements for the database. */
const changesOfManyPages: readonly (readonly [string, SQL])[] = [
  ['a shelf', sql`update sub_categories set name = name || '{"hi": "नई शेल्फ़"}'`],
  ['a brand', sql`update brands set name = name || '{"hi": "नया नाम"}'`],
  ['the title of a collection', sql`update collections set title = title || '{"hi": "नया शीर्षक"}'`],
  ['the menu', sql`update menu_items set name = name || '{"hi": "नया मेन्यू"}'`],
  ['a tile', sql`update tiles set title = title || '{"hi": "नई टाइल"}'`],
  ['a banner', sql`update banners set text = text || '{"hi": "नया बैनर"}'`],
  ['the place of a product', sql`update products set position = position + 1 where handle = 'tomato'`],
  ['an article', sql`update articles set title = title || '{"hi": "नया लेख"}'`],
  ['a product that is not sold any more', sql`update products set status = 'archived' where handle = 'tomato'`],
]

describe.each(engines)('a cache in front, with changes on $name', (engine) => {
  let shop: OpenDatabase
  const log: string[] = []
  const logger = logInto(log)
  const round = (to: string | null = url) => purgePages({ database: shop.database, logger }, to)
  const waiting = () => shop.database.$count(productChanges)
  const setStock = (inventoryQuantity: number) =>
    shop.database.update(variants).set({ inventoryQuantity }).where(eq(variants.sku, 'TOM-10'))

  beforeAll(async () => {
    const opened = await openDatabase(await engine.create())
    if (!opened.ok) throw new Error(opened.error.serverMessage)
    shop = opened.value
    await runShopCommand({ database: shop, seeds: testSeeds() }, ['demo'])
    await setStock(5)
  })
  afterEach(() => round(null))
  afterAll(() => shop.close())

  it('is told of all pages where products came, in one call: lists show them that did not before', async () => {
    await round()
    expect(told).toEqual([allPages])
    expect(log.join('')).toContain('"keys":1')
    await round()
    expect(told).toHaveLength(1)
  })

  it.each(changesOfManyPages)(
    'is told of all pages by %s, and of nothing where it is the same again',
    async (_, change) => {
      await shop.database.execute(change)
      await round()
      expect(told).toEqual([allPages])
      await shop.database.execute(sql`update sub_categories set name = name`)
      await shop.database.execute(sql`update menu_items set name = name`)
      await round()
      expect(told).toEqual([allPages])
    },
  )

  it('is told of a collection when a product is put into it or taken out, and of no other', async () => {
    const inSeeds = { collectionHandle: 'seeds', productId: nameUuid('product', 'urea') }
    await shop.database.insert(productCollections).values(inSeeds)
    await round()
    expect(told).toEqual(['PURGE / collection-seeds'])
    await shop.database.update(productCollections).set({ origin: 'shop' })
    await round()
    expect(told).toHaveLength(1)
    await shop.database.delete(productCollections).where(eq(productCollections.productId, inSeeds.productId))
    await round()
    expect(told.slice(1)).toEqual([expect.stringMatching(/^PURGE \/ (collection-[\w-]+,)*collection-seeds/)])
  })

  it('is told of a post that is hidden, shown again, rewritten or deleted, and of no view, vote or new one', async () => {
    const [id, userId, createdAt] = [randomUUID(), randomUUID(), new Date()]
    const words = { title: 'Which spray?', description: '', language: 'en' } as const
    const nowhere = { cropId: '', pincode: '', provinceId: '', district: '' }
    const name = { firstName: 'Asha', lastName: '', email: '', shopperId: randomUUID() }
    await shop.database.insert(users).values({ id: userId, ...name, createdAt })
    await shop.database.insert(posts).values({ id, userId, ...words, ...nowhere, createdAt })
    await shop.database.insert(postVotes).values({ postId: id, userId })
    await shop.database.update(posts).set({ viewCount: 1, isSolved: true })
    await round()
    expect(told).toEqual([])
    const ofPost = `PURGE / post-${id},posts`
    for (const change of [{ isHidden: true }, { isHidden: false }, { title: 'Which one?' }]) {
      await shop.database.update(posts).set(change)
      await round()
      expect(told.splice(0)).toEqual([ofPost])
    }
    const commentId = randomUUID()
    const answered = { id: commentId, postId: id, userId, message: 'Neem', language: 'en', createdAt } as const
    await shop.database.insert(postComments).values(answered)
    await shop.database.update(postComments).set({ isAccepted: true })
    await round()
    expect(told).toEqual([])
    await shop.database.update(postComments).set({ message: 'Neem oil' })
    await round()
    await shop.database.delete(postComments)
    await round()
    expect(told.splice(0)).toEqual([`PURGE / post-${id}`, `PURGE / post-${id}`])
    await shop.database.delete(posts)
    await round()
    expect(told).toEqual([ofPost])
  })

  it('is told of a menu and a page of the owner that a file brings', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'krishi-purge-')), 'menu.csv')
    writeFileSync(
      file,
      'record,handle,name.en,link,content.en\nmenu,new,New,/collections/seeds,\npage,refund-policy,,,<p>Ask us.</p>\n',
    )
    expect(await runShopCommand({ database: shop, seeds: testSeeds() }, ['import', file])).toMatchObject({
      exitCode: 0,
    })
    await round()
    expect(told).toEqual([allPages])
    rmSync(dirname(file), { recursive: true })
  })

  it('is told of what a file changes, and not of what it leaves as it is', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'krishi-purge-'))
    const file = join(folder, 'prices.csv')
    writeFileSync(file, 'record,sku,price\npack,TOM-10,41.50\n')
    const bring = () => runShopCommand({ database: shop, seeds: testSeeds() }, ['import', file])
    expect(await bring()).toMatchObject({ exitCode: 0 })
    await round()
    expect(told).toEqual([ofTomato])
    expect(await bring()).toMatchObject({ exitCode: 0 })
    await round()
    expect(told).toEqual([ofTomato])
    rmSync(folder, { recursive: true })
  })

  it('is told when a pack sells out and comes back, and not of each one that is sold', async () => {
    await setStock(4)
    await round()
    expect(told).toEqual([])
    await setStock(0)
    await round()
    await setStock(3)
    await round()
    expect(told).toEqual([ofTomato, ofTomato])
  })

  it('is told of a product that the owner writes, and of nothing that is rolled back', async () => {
    await shop.database.update(products).set({ ratingAverage: 3.5 }).where(eq(products.handle, 'tomato'))
    await round()
    expect(told).toEqual([ofTomato])
    await shop.database
      .transaction(async (transaction) => {
        await transaction.update(products).set({ ratingAverage: 1 })
        transaction.rollback()
      })
      .catch(() => null)
    await shop.database.update(products).set({ position: sql`${products.position}` })
    await round()
    expect(told).toHaveLength(1)
  })

  it('is told of a product when a review loses its name or changes its words, and not while nobody sees it', async () => {
    const [id, productId, createdAt] = [randomUUID(), nameUuid('product', 'tomato'), new Date()]
    const words = { author: 'Asha', rating: 4, message: 'Came up well.', language: 'en', createdAt } as const
    await shop.database.insert(reviews).values({ id, productId, ...words, isPublished: false })
    const change = async (set: Partial<typeof reviews.$inferInsert>) => {
      await shop.database.update(reviews).set(set).where(eq(reviews.id, id))
      await round()
      return told.splice(0)
    }
    expect(await change({ message: 'Came up.' })).toEqual([])
    for (const set of [{ isPublished: true }, { author: '' }, { message: 'It grew.' }]) {
      expect(await change(set)).toEqual([ofTomato])
    }
    expect(await change({ author: '' })).toEqual([])
    await shop.database.delete(reviews).where(eq(reviews.id, id))
  })

  it('is asked again for what it did not take, and no write waits for it', async () => {
    status = 503
    await setStock(0)
    await expect(round()).rejects.toThrow('answered PURGE with 503')
    await expect(round('http://127.0.0.1:1/')).rejects.toThrow()
    status = 200
    await setStock(9)
    await round()
    expect(told.at(-1)).toBe(ofTomato)
    expect(await waiting()).toBe(0)
  })

  it('is told of all pages at once where a file changes many products', async () => {
    await addProducts(shop.database, 'many', 60)
    await round()
    const rate = async (ratingAverage: number, where = sql`true`) => {
      told = []
      await shop.database.update(products).set({ ratingAverage }).where(where)
      await round()
      return told
    }
    expect(await rate(2, sql`handle like 'many-%'`)).toEqual([
      expect.stringMatching(/^PURGE \/ products,(product-many-\d+,?){60}$/),
    ])
    expect(await rate(3)).toEqual([allPages])
    told = []
    await shop.database.delete(products).where(sql`${products.handle} like 'many-%'`)
    await round()
    expect(told).toEqual([allPages])
  })

  it('is nobody where there is none, and changes do not heap up', async () => {
    await setStock(0)
    expect(await waiting()).toBeGreaterThan(0)
    await round(null)
    expect([told, await waiting()]).toEqual([[], 0])
  })
})

it.each(engines)(
  'is told by the server itself when an order sells a pack out, on $name',
  async (engine) => {
    const location = await engine.create()
    const api = await openShop(location, { config: { ...testConfig(location), cachePurgeUrl: url } })
    await vi.waitFor(() => expect(told).toContain(allPages), 15_000)
    told = []
    const id = nameUuid('variant', 'TOM-10')
    const counted = { inventoryManagement: 'shopify', inventoryPolicy: 'deny', inventoryQuantity: 2 } as const
    await api.database.update(variants).set(counted).where(eq(variants.id, id))
    const shopper = await openShopper(api)
    const placed = await shopper.placeOrder(await shopper.checkout([line('tomato', 'TOM-10', 2)]), 'sells-out')
    expect(placed.status).toBe(200)
    await vi.waitFor(() => expect(told).toEqual([ofTomato]), 15_000)
    await api.close()
  },
  60_000,
)
