import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { PlaceOrderResponse } from '@krishi/storefront-core/contract'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { schema } from '../../src/database/index.ts'
import { nameUuid } from '../../src/seeding/index.ts'
import { createDatabase } from '../create-database.ts'
import { openShop } from '../open-shop.ts'
import { line, openShopper } from '../shopper.ts'
import { lastLandedCommit, writeOldTree } from './old-tree.ts'

const commit = lastLandedCommit()
const { postgres } = inject('databases')
const { orders, orderLines, variants } = schema

interface Said {
  readonly orderId?: string
  readonly path?: string
  readonly status?: number
}

/** A server of the last landed version, whose shoppers order until it is killed, and what it says. */
function startOldServer(server: string, dataDir: string, databaseUrl: string) {
  const child = spawn(process.execPath, [server, dataDir, databaseUrl], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const said: Said[] = []
  createInterface({ input: child.stdout }).on('line', (text) => said.push(JSON.parse(text) as Said))
  return {
    failures: () => said.filter(({ orderId }) => orderId === undefined),
    placed: () => said.flatMap(({ orderId }) => orderId ?? []),
    async kill() {
      child.kill('SIGKILL')
      await once(child, 'close')
    },
  }
}

// A clone without the history has no earlier version.
const canRun = commit !== null && postgres !== null

describe.skipIf(!canRun)('an upgrade from the last landed version', () => {
  it('loses nothing, and fails no call of the old server that goes on meanwhile', { timeout: 300_000 }, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'krishi-upgrade-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
    const old = writeOldTree(commit ?? '')
    onTestFinished(() => old.remove())
    const databaseUrl = await createDatabase(postgres?.server ?? '')
    const server = startOldServer(old.server, dataDir, databaseUrl)
    const untilMore = (count: number) => {
      const before = server.placed().length
      const heard = () => server.placed().length + server.failures().length
      return expect.poll(heard, { timeout: 120_000 }).toBeGreaterThan(before + count)
    }
    await untilMore(15)

    const shop = await openShop({ databaseUrl, dataDir })
    onTestFinished(() => shop.close())
    await untilMore(15)
    expect(server.failures()).toEqual([])
    const shopper = await openShopper(shop)
    const id = await shopper.checkout([line('tomato', 'TOM-10', 1)])
    const { body } = await shopper.placeOrder<PlaceOrderResponse>(id, crypto.randomUUID())
    await untilMore(5)
    await server.kill()

    expect(server.failures()).toEqual([])
    const written = new Set((await shop.database.select({ id: orders.id }).from(orders)).map((row) => row.id))
    expect([...server.placed(), body.orderId].filter((orderId) => !written.has(orderId))).toEqual([])
    const tomato = nameUuid('variant', 'TOM-10')
    const [sold] = await shop.database
      .select({ pieces: sql<number>`sum(${orderLines.quantity})::int` })
      .from(orderLines)
      .where(eq(orderLines.variantId, tomato))
    const [left] = await shop.database.select().from(variants).where(eq(variants.id, tomato))
    expect((left?.inventoryQuantity ?? 0) + (sold?.pieces ?? 0)).toBe(1_000_000)
  })
})
