import type {
  PlaceOrderResponse,
  PriceAvailabilityResponse,
  ProductDetailPayload,
} from '@krishi/storefront-core/contract'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDatabase } from '../../test/create-database.ts'
import { logInto } from '../../test/log-into.ts'
import { call, openShop, testConfig, type TestShop } from '../../test/open-shop.ts'
import { hasPostgres, startPostgres, type TestPostgres } from '../../test/postgres.ts'
import { line, openShopper } from '../../test/shopper.ts'
import { noFilters } from '../catalog/listing-conditions.ts'
import { nameUuid } from '../seeding/index.ts'
import { schema } from './index.ts'
import { openReplica, type Replica } from './replica.ts'

const { products, variants } = schema
const tomato = nameUuid('product', 'tomato')
const pack = nameUuid('variant', 'TOM-10')

describe.each(hasPostgres ? [{ start: startPostgres }] : [])('a streaming replica', ({ start }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'krishi-replica-'))
  const lines: string[] = []
  let primary: TestPostgres
  let follower: TestPostgres
  let readUrl = ''
  let shop: TestShop
  let replica: Replica | undefined
  let time = 0

  beforeAll(async () => {
    // What is answered is written, as in production: how far the log is written tells how far the primary is.
    primary = start({ isDurable: true })
    const databaseUrl = await createDatabase(primary.addressOf('postgres'))
    follower = primary.replicate()
    readUrl = follower.addressOf(new URL(databaseUrl).pathname.slice(1))
    const location = { databaseUrl, dataDir }
    shop = await openShop(location, {
      config: { ...testConfig(location), replica: { readUrl, mostLagMs: 5_000 } },
      logger: logInto(lines),
      async openReplica(where, logger) {
        replica = await openReplica(where, logger, () => time)
        return replica
      },
    })
  })
  afterAll(async () => {
    await shop.close()
    follower.stop()
    primary.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const said = (text: string) => lines.filter((line) => line.includes(text)).length
  const nameOf = async () =>
    (await call<ProductDetailPayload>(shop, '/products/tomato?language=en')).body.productName.text
  const rename = (name: string) =>
    shop.database
      .update(products)
      .set({ name: { en: name } })
      .where(eq(products.id, tomato))
  const stock = (pieces: number) =>
    shop.database.update(variants).set({ inventoryQuantity: pieces }).where(eq(variants.id, pack))

  async function replay(what: 'pause' | 'resume'): Promise<void> {
    const client = new Client({ connectionString: readUrl })
    await client.connect()
    await client.query(`select pg_wal_replay_${what}()`)
    await client.end()
  }
  /** Lets it follow until what is written now is there, and is read there. */
  async function untilNear(): Promise<void> {
    await replay('resume')
    const name = `Tomato ${crypto.randomUUID()}`
    await rename(name)
    await expect
      .poll(
        async () => {
          await replica?.look()
          return replica?.ask(
            () => nameThere(),
            () => Promise.resolve('the primary'),
            () => true,
          )
        },
        { timeout: 30_000 },
      )
      .toBe(name)
  }
  async function nameThere(): Promise<string | undefined> {
    const [row] = (await replica?.database.select().from(products).where(eq(products.id, tomato))) ?? []
    return row?.name.en
  }

  it('shows the catalogue while it is near, and the primary does once it lags too far', async () => {
    await untilNear()
    const [before, left] = [await nameOf(), said('it is more than 5 s behind')]
    await replay('pause')
    await rename('Tomato of today')
    expect(await nameOf()).toBe(before)
    time += 5_001
    await replica?.look()
    expect(await nameOf()).toBe('Tomato of today')
    expect(said('it is more than 5 s behind')).toBe(left + 1)
    await untilNear()
    expect(said('the catalogue is read from the replica')).toBeGreaterThan(1)
  })

  it('is asked of nothing that a shopper has written, and of no stock that is sold', async () => {
    await stock(3)
    await untilNear()
    await replay('pause')
    await stock(1)
    const shopper = await openShopper(shop)
    const body = {
      language: 'en',
      availableProductsInCart: [{ productId: tomato, variantId: pack, quantity: 1 }],
    }
    const stockInCart = async () => {
      const answer = await shopper.call<PriceAvailabilityResponse>('/cart/price-availability', { body })
      return answer.body.products[tomato]?.mapVariant[pack]?.inventoryQuantity
    }
    expect(await stockInCart()).toBe(1)
    const [id, late] = [
      await shopper.checkout([line('tomato', 'TOM-10', 1)]),
      await shopper.checkout([line('tomato', 'TOM-10', 1)]),
    ]
    const placed = await shopper.placeOrder<PlaceOrderResponse>(id, crypto.randomUUID())
    expect((await shopper.call(`/orders/${placed.body.orderId}?language=en`)).status).toBe(200)
    expect(await stockInCart()).toBe(0)
    expect((await shopper.placeOrder(late, crypto.randomUUID())).body.code).toBe('checkout/items-not-valid')
  })

  it('is not believed that there is no such thing', async () => {
    await untilNear()
    await replay('pause')
    const [row] = await shop.database.select().from(products).where(eq(products.id, tomato))
    if (!row) throw new Error('The test shop has no tomato. Nothing can be copied. Look at test/catalogue.ts.')
    await shop.database.insert(products).values({ ...row, id: nameUuid('product', 'new'), handle: 'new' })
    expect((await call(shop, '/products/new?language=en')).status).toBe(200)
    expect(await shop.findPackshot('new')).not.toBeNull()
  })

  it.each([
    { how: 'is gone', end: () => follower.crash(), begin: () => follower.restart() },
    { how: 'hangs', end: () => follower.freeze(), begin: () => follower.thaw() },
  ])('fails no call when it $how, and is read again when it is back', async ({ end, begin }) => {
    await untilNear()
    const left = said('the replica is left out')
    end()
    const answers = await Promise.all(Array.from({ length: 30 }, nameOf))
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toMatch(/^Tomato /)
    expect(said('the replica is left out')).toBe(left + 1)
    begin()
    await untilNear()
  })

  it('shows the catalogue while the primary is gone, and the server stays ready; what belongs to a shopper is refused', async () => {
    await untilNear()
    const before = await nameOf()
    primary.crash()
    await replica?.look()
    time += 60_000
    await replica?.look()
    expect(await nameOf()).toBe(before)
    expect((await call(shop, '/collection-products', { body: listing })).status).toBe(200)
    expect((await shop.app.request('/readyz')).status).toBe(200)
    const refused = await call(shop, '/session', { body: { selectedLanguage: 'en' } })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    primary.restart()
    await expect
      .poll(async () => (await call(shop, '/session', { body: { selectedLanguage: 'en' } })).status, {
        timeout: 30_000,
      })
      .toBe(200)
  })
})

const listing = {
  handleName: ['seeds'],
  filters: noFilters,
  sort: { by: 'best-selling' },
  pageNum: 1,
  pageSize: 20,
  language: 'en',
}
