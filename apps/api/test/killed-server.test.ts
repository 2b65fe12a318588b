import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { schema } from '../src/database/index.ts'
import { nameUuid } from '../src/seeding/index.ts'
import { matrixPart } from '../../../tooling/test-matrix.ts'
import { engines, type TestDatabase } from './databases.ts'
import { openShop, type TestShop } from './open-shop.ts'

const server = fileURLToPath(new URL('ordering-server.ts', import.meta.url))
const initialStock = 1_000_000

/** Runs a server until it has acknowledged some orders and kills it amid the next ones; returns what it acknowledged. */
async function acknowledgedUntilKilled({ dataDir, databaseUrl }: TestDatabase): Promise<string[]> {
  const child = spawn(process.execPath, [server, dataDir, ...(databaseUrl ? [databaseUrl] : [])], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const acknowledged: string[] = []
  for await (const id of createInterface({ input: child.stdout })) {
    acknowledged.push(id)
    if (acknowledged.length === 25) child.kill('SIGKILL')
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  expect(child.signalCode).toBe('SIGKILL')
  return acknowledged
}

async function stockOf(api: TestShop, sku: string) {
  const [row] = await api.database
    .select()
    .from(schema.variants)
    .where(eq(schema.variants.id, nameUuid('variant', sku)))
  return row?.inventoryQuantity ?? 0
}

const rounds = matrixPart === 'gate' ? 1 : 5

describe.each(engines)('a server on $name that is killed amid orders', (engine) => {
  it('loses no acknowledged order and no stock', { timeout: 300_000 }, async () => {
    const location = await engine.create()
    const first = await openShop(location)
    await first.database.update(schema.variants).set({ inventoryQuantity: initialStock })
    await first.close()

    const acknowledged: string[] = []
    for (let round = 0; round < rounds; round += 1) acknowledged.push(...(await acknowledgedUntilKilled(location)))

    const api = await openShop(location)
    const orders = await api.database.select({ id: schema.orders.id }).from(schema.orders)
    const lines = await api.database.select().from(schema.orderLines)
    const kept = new Set(orders.map(({ id }) => id))
    expect(acknowledged.length).toBeGreaterThanOrEqual(25 * rounds)
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
    expect(lines).toHaveLength(orders.length * 2)
    expect(await api.database.$count(schema.checkouts, eq(schema.checkouts.status, 'completed'))).toBe(orders.length)
    expect(initialStock - (await stockOf(api, 'TOM-10'))).toBe(orders.length * 2)
    expect(initialStock - (await stockOf(api, 'TOM-50'))).toBe(orders.length)
    await api.close()
  })
})
