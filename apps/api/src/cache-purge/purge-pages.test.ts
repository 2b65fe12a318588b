import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
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

const { productChanges, products, variants } = schema

/** What the cache was told, the last at the end. */
let told: string[]
/** What it answers. */
let status: number
let cache: Server
let url: string

beforeAll(async () => {
  cache = createServer((request, response) => {
    told.push(`${request.method ?? ''} ${request.url ?? ''} ${String(request.headers['cache-tag'])}`)
    response.writeHead(status).end('Purged')
  })
  cache.listen(0, '127.0.0.1')
  await once(cache, 'listening')
  url = `http://127.0.0.1:${String((cache.address() as AddressInfo).port)}/`
})
beforeEach(() => {
  told = []
  status = 200
})
afterAll(() => {
  cache.closeAllConnections()
  cache.close()
})

const ofTomato = 'PURGE / products,product-tomato'

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

  it('is told of every product that came, in one call', async () => {
    await round()
    expect(told).toHaveLength(1)
    expect(told[0]).toContain('product-tomato')
    expect(told[0]).toContain('product-sprayer')
    expect(log.join('')).toContain('"keys":8')
    await round()
    expect(told).toHaveLength(1)
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

  it('is told of a product that the owner writes or takes away, and of nothing that is rolled back', async () => {
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
    await addProducts(shop.database, 'many', 61)
    await round()
    expect(told).toEqual(['PURGE / pages'])
    await shop.database.delete(products).where(sql`${products.handle} like 'many-%'`)
    await round()
    expect(told).toHaveLength(2)
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
    await vi.waitFor(() => expect(told.join('')).toContain('product-tomato'), 15_000)
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
