/**
 * `npm run cluster [-- --minutes=15]`: the shop as an operator runs it, all from Debian packages. Two servers of the production build
 * behind HAProxy, on PostgreSQL with a streaming replica, under a mixed load (browse 90, cart 8, order 2), while a server is killed,
 * the replica is stopped and the primary dies and comes back. Says what failed, how long answers took, and whether an order was lost
 * or made twice. Everything is in temporary folders and ends with the run.
 */
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openBooks } from '../apps/api/scripts/cluster/books.ts'
import { createDatabase } from '../apps/api/test/create-database.ts'
import { startPostgres } from '../apps/api/test/postgres.ts'
import { buildShopIfStale } from './builds/builds.ts'
import { startLoad } from './cluster/load.ts'
import { freePort, loadDemonstration, shopVariables, startProxy, startShop } from './cluster/servers.ts'
import type { Ledger } from './cluster/shopper.ts'
import { createTally } from './cluster/tally.ts'
import { installPackages, mayInstall } from './lib/install-packages.ts'

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '15' } } })
const partMs = (Number(values.minutes) * 60_000) / 10

const packages = { postgresql: '/usr/lib/postgresql', haproxy: '/usr/sbin/haproxy' }
for (const [name, path] of Object.entries(packages)) {
  if (existsSync(path)) continue
  const failure = mayInstall
    ? await installPackages(name)
    : `Install the package ${name} of Debian, and run this again.`
  if (failure !== null) throw new Error(failure)
}
if (!(await buildShopIfStale(() => console.log('Building the shop')))) throw new Error('The shop could not be built.')

const say = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`)
const folder = mkdtempSync(join(tmpdir(), 'krishi-cluster-'))
const ending: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]

async function endAll(): Promise<void> {
  for (const end of ending.splice(0).reverse()) await end()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void endAll().then(() => process.exit(1)))

try {
  say('starting the primary and its replica')
  const primary = startPostgres({ isDurable: true })
  ending.push(primary.stop)
  const databaseUrl = await createDatabase(primary.addressOf('postgres'))
  const replica = primary.replicate()
  ending.push(replica.stop)

  const ports = { proxy: await freePort(), servers: [await freePort(), await freePort()] } as const
  const variables = {
    DATABASE_URL: databaseUrl,
    DATABASE_READ_URL: replica.addressOf(new URL(databaseUrl).pathname.slice(1)),
    SESSION_SECRET: randomBytes(32).toString('hex'),
  }
  const variablesOf = (port: number) =>
    shopVariables({ ...variables, PORT: String(port), DATA_DIR: join(folder, `data-${port}`) })
  const [first, second] = ports.servers
  await loadDemonstration(folder, variablesOf(first ?? 0))
  const books = await openBooks(databaseUrl, folder)
  ending.push(books.close)
  const packs = await books.fill()

  say('starting two servers of the shop behind HAProxy')
  const [victim, other] = await Promise.all([
    startShop(folder, variablesOf(first ?? 0)),
    startShop(folder, variablesOf(second ?? 0)),
  ])
  let reborn = victim
  ending.push(other.kill, () => reborn.kill())
  ending.push((await startProxy(folder, ports)).kill)

  const tally = createTally()
  const ledger: Ledger = { orders: new Map(), unanswered: 0 }
  const begin = (phase: string) => {
    say(phase)
    tally.begin(phase)
  }
  begin('warming up')
  const load = startLoad({ port: ports.proxy, packs, tally, ledger })
  await wait(partMs)
  begin('calm')
  await wait(2 * partMs)
  begin('a server killed (-9), started again')
  await victim.kill()
  reborn = await startShop(folder, variablesOf(first ?? 0))
  say('it is ready again')
  await wait(2 * partMs)
  begin('the replica stopped')
  replica.crash()
  await wait(partMs)
  begin('the replica back')
  replica.restart()
  await wait(partMs)
  begin('the primary killed, started again')
  primary.crash()
  primary.restart()
  say('it is started')
  await wait(2 * partMs)
  begin('calm again')
  await wait(partMs)
  await load.stop()

  console.table(tally.rows())
  console.log(JSON.stringify(tally.failures(), null, 2))
  const audit = await books.audit(ledger.orders)
  console.table({ orders: { ...audit, 'asked for after a lost answer': ledger.unanswered } })
  const { lost, doubled } = audit
  process.exitCode =
    lost === 0 && doubled === 0 && audit['nobody knows of'] === 0 && audit['pieces wrong in stock'] === 0 ? 0 : 1
} finally {
  await endAll()
}
