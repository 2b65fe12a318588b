import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PlaceOrderResponse } from '@krishi/storefront-core/contract'
import type { Order } from '@krishi/storefront-core/orders'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testSeeds } from '../../test/catalogue.ts'
import { engines, everyEngine } from '../../test/databases.ts'
import { logInto } from '../../test/log-into.ts'
import { call, openShop, testConfig } from '../../test/open-shop.ts'
import { line, openShopper } from '../../test/shopper.ts'
import { aNumber, openBrowser, signIn } from '../../test/sign-in.ts'
import { openDatabase, rowsOf, schema, type OpenDatabase } from '../database/index.ts'
import { runShopCommand } from './shop-command.ts'

describe.each(everyEngine)('a shop in production on $name', (engine) => {
  it('begins without a catalogue, says so in its log, and knows the pincodes of India', async () => {
    const location = await engine.create()
    const lines: string[] = []
    const config = { ...testConfig(location), mode: 'production' as const }
    const shop = await openShop(location, { config, logger: logInto(lines) })
    for (const table of [schema.products, schema.brands, schema.coupons, schema.menuItems, schema.articles]) {
      expect(await shop.database.$count(table)).toBe(0)
    }
    expect(await shop.database.$count(schema.pincodes)).toBe(2)
    expect(lines.join('')).toContain('the catalogue is empty')
    expect((await call(shop, '/menu?language=en')).status).toBe(200)
    await shop.close()
  })

  it('keeps the catalogue that it has, and says nothing of it', async () => {
    const location = await engine.create()
    await (await openShop(location)).close()
    const lines: string[] = []
    const config = { ...testConfig(location), mode: 'production' as const }
    const shop = await openShop(location, { config, seeds: testSeeds(undefined, '2'), logger: logInto(lines) })
    expect(await shop.database.$count(schema.products)).toBe(7)
    expect(lines.join('')).not.toContain('catalogue')
    await shop.close()
  })
})

it.each(engines)(
  'knows the pincodes of India where an import came first, with a pincode in it, and plans for its rows, on $name',
  async (engine) => {
    const opened = await openDatabase(await engine.create())
    if (!opened.ok) throw new Error(opened.error.serverMessage)
    const file = join(mkdtempSync(join(tmpdir(), 'krishi-command-')), 'own.csv')
    writeFileSync(
      file,
      'record,pincode,state,district,city,served,handle,name.en\npincode,560001,KA,Bengaluru,Bengaluru,no,,\nbrand,,,,,,own,Own\n',
    )
    const command = { database: opened.value, seeds: testSeeds() }
    expect(await runShopCommand(command, ['import', file])).toMatchObject({ exitCode: 0 })
    const rows = await opened.value.database.select().from(schema.pincodes).orderBy(schema.pincodes.pincode)
    expect(rows).toMatchObject([
      { pincode: '560001', isServed: false, origin: 'shop' },
      { pincode: '700001', isServed: true, origin: 'directory' },
    ])
    // Plans of queries are made for what was brought, from the first page on.
    const planned = sql`select count(*)::int as columns from pg_stats where tablename = 'brands' and attname = 'handle'`
    expect(await rowsOf(opened.value.database, planned)).toEqual([{ columns: 1 }])
    await opened.value.close()
    rmSync(dirname(file), { recursive: true })
  },
)

describe.each(engines)('npm run shop on $name', (engine) => {
  let opened: OpenDatabase

  beforeAll(async () => {
    const result = await openDatabase(await engine.create())
    if (!result.ok) throw new Error(result.error.serverMessage)
    opened = result.value
  })
  afterAll(() => opened.close())

  const run = (...words: string[]) => runShopCommand({ database: opened, seeds: testSeeds() }, words)

  it('lists its orders when it does not know one', async () => {
    for (const words of [[], ['demos'], ['demo', 'now']]) {
      expect(await run(...words)).toEqual({ lines: [expect.stringContaining('npm run shop -- demo')], exitCode: 1 })
    }
  })

  it('loads the demonstration where there is no catalogue, with what search finds, and only there', async () => {
    expect(await run('demo')).toEqual({ lines: ['The demonstration is loaded: 7 products.'], exitCode: 0 })
    expect(await opened.database.$count(schema.searchDocuments)).toBe(6 + 3)
    await opened.database.delete(schema.articles)
    expect(await run('demo')).toEqual({ lines: [expect.stringContaining('has a catalogue')], exitCode: 1 })
    expect(await opened.database.$count(schema.articles)).toBe(0)
  })

  it('checks, imports and exports a file, and says what became of it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'krishi-command-'))
    const file = join(folder, 'own.csv')
    writeFileSync(file, 'record,handle,name.en\nbrand,own,Own\nbrand,two words,Two\n')
    const wrongLine = expect.stringContaining('line 3, column handle: is "two words", but must be')
    const counts = '2 lines: 1 new, 0 changed, 0 as they are, 1 wrong.'
    expect(await run('check', file)).toEqual({
      lines: [wrongLine, `${counts} Nothing was written: this was a check.`],
      exitCode: 1,
    })
    expect(await run('import', file)).toEqual({
      lines: [wrongLine, `${counts} Nothing was written. Correct the lines above, or leave them out with --skip-bad.`],
      exitCode: 1,
    })
    expect(await run('import', file, '--skip-bad')).toEqual({
      lines: [wrongLine, `${counts} Rows written: 1.`],
      exitCode: 0,
    })
    writeFileSync(file, 'record,handle,name.en\nbrand,own,Own\n')
    const again = '1 lines: 0 new, 0 changed, 1 as they are, 0 wrong. Rows written: 0.'
    expect(await run('import', file)).toEqual({ lines: [again], exitCode: 0 })
    const out = join(folder, 'out.jsonl')
    expect(await run('export', out)).toEqual({ lines: [expect.stringContaining(`written to ${out}`)], exitCode: 0 })
    expect(readFileSync(out, 'utf8')).toContain('{"record":"brand","handle":"own","name.en":"Own"}')
    const none = join(folder, 'none.csv')
    for (const words of [
      ['import', 'a.txt'],
      ['export', 'a.txt'],
      ['import', none],
      ['sell', file],
    ]) {
      expect((await run(...words)).exitCode).toBe(1)
    }
    rmSync(folder, { recursive: true })
  })

  it('[V7.4.5] signs an account out everywhere, by a number that is read and told nowhere', async () => {
    const location = await engine.create()
    const shop = await openShop(location)
    const first = await signIn(shop, await openBrowser(shop))
    const { mobileNumber } = first.shopper.session.user
    const second = await signIn(shop, await openBrowser(shop), mobileNumber)
    const other = await signIn(shop, await openBrowser(shop))
    const own = { database: shop.database }
    const signOut = (line: string) =>
      runShopCommand({ database: { ...opened, ...own }, seeds: testSeeds(), readLine: () => Promise.resolve(line) }, [
        'sign-out',
      ])
    expect(await signOut('12345')).toEqual({ lines: [expect.stringContaining('no Indian mobile number')], exitCode: 1 })
    expect(await signOut(aNumber())).toEqual({ lines: [expect.stringContaining('Nobody has an account')], exitCode: 1 })
    const answer = await signOut(`+91 ${mobileNumber}\n`)
    expect(answer).toEqual({ lines: ['Signed out everywhere: 2 sessions have ended.'], exitCode: 0 })
    for (const { cookie, shopper } of [first, second]) {
      expect((await openBrowser(shop, cookie)).shopper.session.user.isGuestUser).toBe(true)
      expect((await shopper.call('/auth/profile')).status).toBe(401)
    }
    expect((await openBrowser(shop, other.cookie)).shopper.session.user.isGuestUser).toBe(false)
    await shop.close()
  })

  it('[31.2] notes a parcel of an order that has left, and refuses what is not there to send', async () => {
    const shop = await openShop(await engine.create())
    const shopper = await openShopper(shop)
    const checkoutId = await shopper.checkout([line('tomato', 'TOM-10', 1)])
    const { body } = await shopper.placeOrder<PlaceOrderResponse>(checkoutId, crypto.randomUUID())
    const command = { database: { ...opened, database: shop.database }, seeds: testSeeds() }
    const send = () => runShopCommand(command, ['send', body.orderName, 'India Post', 'EE123456789IN'])
    expect(await send()).toEqual({ lines: [`Noted: ${body.orderName} has left with India Post.`], exitCode: 0 })
    const { body: order } = await shopper.call<Order>(`/orders/${body.orderName}?language=en`)
    expect(order.fulfillments).toMatchObject([{ carrier: 'India Post', trackingNumber: 'EE123456789IN' }])
    expect(await send()).toEqual({ lines: [expect.stringContaining('is left to send')], exitCode: 1 })
    expect((await runShopCommand(command, ['send', 'BH1', 'India Post'])).exitCode).toBe(1)
    await shop.close()
  })

  it('reads the number from its input', async () => {
    const { databaseUrl, dataDir } = await engine.create()
    const script = fileURLToPath(new URL('../../scripts/shop/main.ts', import.meta.url))
    const env = { ...process.env, DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
    const start = (input: string) => spawnSync(process.execPath, [script, 'sign-out'], { encoding: 'utf8', env, input })
    expect(start('9876543210\n')).toMatchObject({ status: 1, stderr: expect.stringContaining('Nobody has an account') })
    expect(start('')).toMatchObject({ status: 1, stderr: expect.stringContaining('no Indian mobile number') })
  })

  it('works on the database that the environment names, and ends with an exit code', async () => {
    const { databaseUrl, dataDir } = await engine.create()
    const location = { databaseUrl, dataDir }
    const script = fileURLToPath(new URL('../../scripts/shop/main.ts', import.meta.url))
    const start = (own: Record<string, string>) =>
      spawnSync(process.execPath, [script, 'demo'], {
        encoding: 'utf8',
        env: { ...process.env, DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }), ...own },
      })
    await (await openShop(location)).close()
    expect(start({})).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^This database has a catalogue.*\n$/),
    })
    expect(start({ PORT: 'none' })).toMatchObject({ status: 1, stderr: expect.stringMatching(/^PORT is "none"/) })
  })
})
