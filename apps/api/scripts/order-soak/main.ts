/**
 * Orders a second and how long one takes with 50 buyers at once, for five minutes, on PostgreSQL and PGlite; then whether
 * anything was oversold, lost or ordered twice. `pnpm order:soak [--seconds=300]`. The API is called in its own process.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { PlaceOrderResponse } from '@krishi/storefront-core/contract'
import type { DatabaseLocation } from '../../src/database/index.ts'
import { openShop, type TestShop } from '../../test/open-shop.ts'
import { createDatabase } from '../../test/create-database.ts'
import { hasPostgres, startPostgres } from '../../test/postgres.ts'
import { line, openShopper, type TestShopper } from '../../test/shopper.ts'
import { createTally } from './tally.ts'
import { auditOrders, scarceStock, setStock } from './audit.ts'

const buyers = 50
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '300' } } })
const lastsMs = Number(values.seconds) * 1000

/** Every fifth order is asked for twice at once, as by a double tap. */
const doubled = 5

type Tally = ReturnType<typeof createTally>

async function buy(shopper: TestShopper, turn: number, tally: Tally): Promise<void> {
  const lines =
    turn % 2 === 0 ? [line('tomato', 'TOM-10', 1)] : [line('chilli', 'CHI-10', 1), line('okra', 'OKR-10', 2)]
  const checkoutId = await shopper.checkout(lines)
  const key = crypto.randomUUID()
  const place = () => shopper.placeOrder<PlaceOrderResponse>(checkoutId, key)
  const started = performance.now()
  const answers = await Promise.all(turn % doubled === 0 ? [place(), place()] : [place()])
  tally.add(checkoutId, performance.now() - started, answers)
}

async function keepBuying(shop: TestShop, tally: Tally, until: number): Promise<void> {
  // A shopper buys twenty times and another one comes.
  while (performance.now() < until) {
    const shopper = await openShopper(shop)
    for (let turn = 0; turn < 20 && performance.now() < until; turn += 1) await buy(shopper, turn, tally)
  }
}

async function soak(location: DatabaseLocation) {
  const shop = await openShop(location)
  await setStock(shop.database)
  const tally = createTally()
  const started = performance.now()
  await Promise.all(Array.from({ length: buyers }, () => keepBuying(shop, tally, started + lastsMs)))
  const seconds = (performance.now() - started) / 1000
  const faults = await auditOrders(shop.database, tally)
  await shop.close()
  return { ...tally.summary(seconds), ...faults }
}

const folder = mkdtempSync(join(tmpdir(), 'krishi-soak-'))
const outcomes: Record<string, object> = {}
if (hasPostgres) {
  const server = startPostgres()
  outcomes['PostgreSQL'] = await soak({
    databaseUrl: await createDatabase(server.addressOf('postgres')),
    dataDir: folder,
  })
  server.stop()
}
outcomes['PGlite'] = await soak({ databaseUrl: null, dataDir: join(folder, 'embedded') })
rmSync(folder, { recursive: true, force: true })
console.log(`${buyers} buyers at once for ${values.seconds} s, ${scarceStock} pieces of one of the goods`)
console.table(outcomes)
