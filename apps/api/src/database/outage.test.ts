import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDatabase } from '../../test/create-database.ts'
import { call, openShop, type TestShop } from '../../test/open-shop.ts'
import { hasPostgres, startPostgres, type TestPostgres } from '../../test/postgres.ts'
import { openDatabase, rowsOf } from './index.ts'

// Where there is no PostgreSQL there is nothing that can go away: the embedded database is in the process of the shop.
describe.each(hasPostgres ? [{ start: startPostgres }] : [])('a PostgreSQL that goes away', ({ start }) => {
  let server: TestPostgres
  let databaseUrl = ''
  let shop: TestShop
  const dataDir = mkdtempSync(join(tmpdir(), 'krishi-outage-'))

  beforeAll(async () => {
    server = start()
    databaseUrl = await createDatabase(server.addressOf('postgres'))
    shop = await openShop({ databaseUrl, dataDir })
  })
  afterAll(async () => {
    await shop.close()
    server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const menu = () => call(shop, '/menu?language=en')
  const readiness = async () => (await shop.app.request('/readyz')).status
  const untilReady = () => expect.poll(readiness, { timeout: 30_000 }).toBe(200)
  const unavailable = { status: 503, body: { code: 'network/server' } }

  it('is 503 with a time to come back while it is gone, and is there by itself when it is back', async () => {
    expect((await menu()).status).toBe(200)
    server.crash()
    const refused = await menu()
    expect(refused).toMatchObject(unavailable)
    expect(refused.headers.get('retry-after')).toBe('5')
    expect(await readiness()).toBe(503)
    server.restart()
    await untilReady()
    expect((await menu()).status).toBe(200)
  })

  it('keeps nobody waiting while it hangs: readiness 2 seconds, a call until its statement is given up', async () => {
    server.freeze()
    const hanging = menu()
    expect(await Promise.race([readiness(), wait(2_000)])).toBe(503)
    const given = await hanging
    expect(given).toMatchObject(unavailable)
    // The server is known to be down by now: nobody asks it again, and 30 calls fail with one of the loop's rounds.
    const many = await Promise.race([Promise.all(Array.from({ length: 30 }, menu)), wait(2_000)])
    expect(many).toHaveLength(30)
    expect(many).toEqual(Array.from({ length: 30 }, () => expect.objectContaining({ status: 503 })))
    server.thaw()
    await untilReady()
    expect((await menu()).status).toBe(200)
  })

  it('ends statements of shoppers in time, and those before the opening never', async () => {
    const opened = await openDatabase({ databaseUrl, dataDir })
    if (!opened.ok) throw new Error(opened.error.serverMessage)
    const { database, maintenance, close } = opened.value
    const limits = sql`select current_setting('statement_timeout') as statement,
                              current_setting('idle_in_transaction_session_timeout') as idle`
    expect(await rowsOf(database, limits)).toEqual([{ statement: '10s', idle: '30s' }])
    expect(await rowsOf(maintenance, limits)).toEqual([{ statement: '0', idle: '0' }])
    await close()
  })
})
