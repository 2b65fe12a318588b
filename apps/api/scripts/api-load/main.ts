/**
 * What the calls of the shop window cost in a shop of 10,000 products: CPU of one request, and requests a second with 50
 * at once, on both databases. `pnpm api:load`. The API is called in its own process, without a network in between.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseLocation } from '../../src/database/index.ts'
import { nameUuid } from '../../src/seeding/index.ts'
import { openShop } from '../../test/open-shop.ts'
import { createDatabase } from '../../test/create-database.ts'
import { hasPostgres, startPostgres } from '../../test/postgres.ts'
import { openShopper } from '../../test/shopper.ts'
import { catalogueOf } from '../search-eval/catalogue-of.ts'
import { clockOfServer, ownCpu } from './clocks.ts'
import { createCalls, type Call } from './calls.ts'

const productCount = 10_000
const requestsAlone = 100
const requestsTogether = 500
const atOnce = 50

/** Makes a request, and fails unless it is answered well. */
type Send = (call: Call) => Promise<void>

/** CPU of the shop until now, in ms. */
type Clock = () => number

interface Outcome {
  readonly 'CPU ms, median': string
  readonly 'CPU ms, p95': string
  readonly 'requests a second': string
}

async function measureCall(send: Send, call: Call, openClock: () => Promise<Clock>): Promise<Outcome> {
  for (let warm = 0; warm < 20; warm++) await send(call)
  const cpu = await openClock()
  const costs: number[] = []
  for (let request = 0; request < requestsAlone; request++) {
    const before = cpu()
    await send(call)
    costs.push(cpu() - before)
  }
  costs.sort((one, other) => one - other)
  const at = (share: number) => (costs[Math.floor(costs.length * share)] ?? 0).toFixed(1)
  const started = performance.now()
  let left = requestsTogether
  const lane = async () => {
    while (left-- > 0) await send(call)
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  const seconds = (performance.now() - started) / 1000
  return {
    'CPU ms, median': at(0.5),
    'CPU ms, p95': at(0.95),
    'requests a second': (requestsTogether / seconds).toFixed(0),
  }
}

async function measure(engine: string, location: DatabaseLocation): Promise<void> {
  const catalogue = catalogueOf(productCount)
  const shop = await openShop(location, {
    seeds: {
      catalogue: { version: 'load', load: () => Promise.resolve(catalogue) },
      pincodes: { version: 'load', load: () => Promise.resolve([]) },
      reading: { version: 'load', load: () => Promise.resolve({ articles: [], popularSearches: [] }) },
      community: { version: 'load', load: () => Promise.resolve({ farmers: [], posts: [] }) },
    },
  })
  const shopper = await openShopper(shop)
  const send: Send = async ({ path, body }) => {
    const { status } = await shopper.call(path, { body })
    if (status !== 200) throw new Error(`${path} answers ${status}. Nothing is measured. Correct calls.ts.`)
  }
  const inCart = catalogue.products.slice(0, 10).map(({ handle, variants }) => ({
    productId: nameUuid('product', handle),
    variantId: nameUuid('variant', variants[0]?.sku ?? ''),
    quantity: 1,
  }))
  const openClock = () => (location.databaseUrl === null ? Promise.resolve(ownCpu) : clockOfServer(shop.database))
  const outcomes: Record<string, Outcome> = {}
  for (const call of createCalls(inCart)) outcomes[call.name] = await measureCall(send, call, openClock)
  console.log(`\n${engine}, ${productCount.toLocaleString('en-IN')} products`)
  console.table(outcomes)
  await shop.close()
}

const folder = mkdtempSync(join(tmpdir(), 'krishi-load-'))
try {
  await measure('PGlite', { databaseUrl: null, dataDir: join(folder, 'embedded') })
  if (hasPostgres) {
    const server = startPostgres()
    await measure('PostgreSQL', {
      databaseUrl: await createDatabase(server.addressOf('postgres')),
      dataDir: join(folder, 'server'),
    })
    server.stop()
  } else console.log('\nPostgreSQL is not installed: measured on PGlite only.')
} finally {
  rmSync(folder, { recursive: true, force: true })
}
