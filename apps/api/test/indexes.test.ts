import type { AddressSaveResponse, ListingSort } from '@krishi/storefront-core/contract'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { noFilters } from '../src/catalog/listing-conditions.ts'
import { openDatabase, rowsOf, schema } from '../src/database/index.ts'
import { nameUuid } from '../src/seeding/index.ts'
import { aSavePayload } from './address.ts'
import { everyEngine, type TestDatabase } from './databases.ts'
import { aNotifyRequest } from './notify-me.ts'
import { openShop, type TestShop } from './open-shop.ts'
import { createTestPush } from './push.ts'
import { line, openShopper, type TestShopper } from './shopper.ts'
import { createTestSms, openBrowser, signIn } from './sign-in.ts'
import { validCalls } from './valid-calls.ts'

const { variants } = schema

/** Tables of a few rows that are read whole because all of it is shown. */
const readWhole = ['menu_items', 'popular_searches', 'banners', 'owner_settings']

const sorts: readonly ListingSort[] = [
  'best-selling',
  'rating',
  'price-low-to-high',
  'price-high-to-low',
  'country-of-origin',
]

const sms = createTestSms()
const push = createTestPush()

/** How often each table was read whole. A connection reports when it ends, so nobody else may be in the database. */
async function wholeReadsOf(location: TestDatabase): Promise<ReadonlyMap<string, number>> {
  const opened = await openDatabase(location)
  if (!opened.ok) throw new Error(opened.error.serverMessage)
  const rows = await rowsOf<{ readonly name: string; readonly reads: number }>(
    opened.value.database,
    sql`select relname as name, seq_scan::int as reads from pg_stat_user_tables`,
  )
  await opened.value.close()
  return new Map(rows.map(({ name, reads }) => [name, reads]))
}

async function visit(location: TestDatabase, work: (shop: TestShop) => Promise<void> = async () => {}) {
  const shop = await openShop(location, { sms, push })
  await work(shop)
  await shop.close()
  return wholeReadsOf(location)
}

/** Makes the planner read a whole table only where no index could serve. */
async function avoidWholeTables({ database }: TestShop): Promise<void> {
  await database.execute(sql`alter system set enable_seqscan = off`)
  await database.execute(sql`select pg_reload_conf()`)
}

async function callEverything(shopper: TestShopper): Promise<void> {
  // What is popular nearby is looked for only once the shopper has ordered something.
  const checkoutId = await shopper.checkout([line('tomato', 'TOM-10', 1)])
  const sums = { totalCost: 0, totalNetCost: 0 }
  expect((await shopper.placeOrder(checkoutId, 'a-first-order', sums)).status).toBe(200)
  for (const { path, ...rest } of validCalls) await shopper.call(path, rest)
  for (const by of sorts) {
    const body = { handleName: ['seeds'], filters: noFilters, sort: { by }, pageNum: 2, pageSize: 20, language: 'en' }
    expect((await shopper.call('/collection-products', { body })).status).toBe(200)
  }
}

/** What only a shopper with an account can do, from the first code to the last. */
async function haveAnAccount(shop: TestShop): Promise<void> {
  const first = await signIn(shop, await openBrowser(shop))
  const { mobileNumber } = first.shopper.session.user
  const guest = await openBrowser(shop)
  await guest.shopper.checkout([line('tomato', 'TOM-10', 1)])
  const { shopper } = await signIn(shop, guest, mobileNumber)
  expect((await shopper.call('/auth/profile')).status).toBe(200)
  await useTheBook(shopper)
  expect((await shopper.call('/notify-me', { body: aNotifyRequest() })).status).toBe(200)
  await shop.database
    .update(variants)
    .set({ inventoryQuantity: 5 })
    .where(eq(variants.id, nameUuid('variant', 'BRI-10')))
  await shop.tellShoppers()
  expect(sms.news).toHaveLength(1)
  await first.shopper.call('/auth/sign-out', { method: 'POST' })
  await shopper.call('/auth/deletion-otp', { body: { mobileNumber } })
  const body = { otpCode: sms.messages.at(-1)?.code }
  expect((await shopper.call('/auth/user', { method: 'DELETE', body })).body).toEqual({ result: 'Success' })
}

/** Every call of an address book. */
async function useTheBook(shopper: TestShopper): Promise<void> {
  const { body: saved } = await shopper.call<AddressSaveResponse>('/addresses', { body: aSavePayload() })
  const path = `/addresses/${saved.address?.id ?? ''}`
  for (const read of ['/addresses', '/addresses/default']) expect((await shopper.call(read)).status).toBe(200)
  expect((await shopper.call(path, { method: 'PUT', body: aSavePayload({ isDefault: true }) })).status).toBe(200)
  expect((await shopper.call(`${path}/delete`, { method: 'PUT' })).status).toBe(200)
}

// The embedded database has the same planner and counts no reads.
describe.each(everyEngine.filter(({ name }) => name === 'PostgreSQL'))('indexes on $name', ({ create }) => {
  it('serve every operation: none reads a whole table that grows', async () => {
    const location = await create()
    await visit(location, avoidWholeTables)
    const atStart = await visit(location)
    const idle = await visit(location)
    const busy = await visit(location, async (shop) => {
      await callEverything(await openShopper(shop))
      await shop.sendAlerts()
      await haveAnAccount(shop)
    })

    const readByCalls = [...busy].filter(([table, reads]) => {
      const before = idle.get(table) ?? 0
      return reads - before > before - (atStart.get(table) ?? 0)
    })
    const tables = readByCalls.map(([table]) => table).filter((table) => !table.startsWith('__'))
    expect(tables.filter((table) => !readWhole.includes(table))).toEqual([])
    expect(tables).toContain('menu_items')
  })
})
