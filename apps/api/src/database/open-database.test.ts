import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { everyEngine } from '../../test/databases.ts'
import { inTransaction, sqlState } from './in-transaction.ts'
import { isDiskFull, openDatabase, rowsOf, schema } from './index.ts'

describe.each(everyEngine)('openDatabase on $name', (engine) => {
  it('keeps what was written, and opens again after a close', async () => {
    const location = await engine.create()
    const first = await openDatabase(location)
    if (!first.ok) throw new Error(first.error.serverMessage)
    await first.value.database.insert(schema.brands).values({ handle: 'vasudha', name: { en: 'Vasudha' } })
    await first.value.close()
    const second = await openDatabase(location)
    if (!second.ok) throw new Error(second.error.serverMessage)
    await second.value.ping()
    expect(await second.value.database.select().from(schema.brands)).toEqual([
      { handle: 'vasudha', name: { en: 'Vasudha' }, origin: 'shop' },
    ])
    expect(await rowsOf(second.value.database, sql`select 1 as one`)).toEqual([{ one: 1 }])
    await second.value.close()
  })

  it('never holds a stock below zero', async () => {
    const location = await engine.create()
    const opened = await openDatabase(location)
    if (!opened.ok) throw new Error(opened.error.serverMessage)
    const state = await opened.value.database
      .execute(
        sql`insert into variants (id, product_id, sku, title, price, pack_count, inventory_quantity, inventory_policy, max_count, position)
            values (gen_random_uuid(), gen_random_uuid(), '', '{}', 1, 1, -1, 'deny', 0, 0)`,
      )
      .then(() => null, sqlState)
    expect(state).toBe('23514')
    await opened.value.close()
  })

  it('repeats a transaction that the engine refused for a conflict, and no other', async () => {
    const location = await engine.create()
    const opened = await openDatabase(location)
    if (!opened.ok) throw new Error(opened.error.serverMessage)
    const { database } = opened.value
    const raise = (state: string) => sql.raw(`do $$ begin raise exception 'x' using errcode = '${state}'; end $$`)
    for (const state of ['40001', '40P01']) {
      let tries = 0
      const value = await inTransaction(database, async (transaction) => {
        tries += 1
        if (tries < 3) await transaction.execute(raise(state))
        return tries
      })
      expect(value).toBe(3)
    }
    let tries = 0
    const failure = await inTransaction(database, async (transaction) => {
      tries += 1
      await transaction.execute(raise('22000'))
    }).then(() => null, sqlState)
    expect({ failure, tries }).toEqual({ failure: '22000', tries: 1 })
    await opened.value.close()
  })
})

describe('openDatabase', () => {
  it('says what to do when the server of DATABASE_URL does not answer', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'krishi-data-'))
    const opened = await openDatabase({ databaseUrl: 'postgres://shop@127.0.0.1:1/shop', dataDir })
    expect(opened).toMatchObject({ ok: false, error: { code: 'database/unreachable' } })
    expect(opened.ok ? '' : opened.error.serverMessage).toMatch(/DATABASE_URL cannot be used: .+ECONNREFUSED/)
    rmSync(dataDir, { recursive: true })
  })

  it('says in one sentence that the disk is full, and leaves no lock behind', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'krishi-data-'))
    // Linux has a file that is on a full disk: the first thing that is written here goes there.
    symlinkSync('/dev/full', join(dataDir, `server.lock.${process.pid}`))
    const opened = await openDatabase({ databaseUrl: null, dataDir })
    expect(opened).toMatchObject({ ok: false, error: { code: 'database/disk-full' } })
    expect(opened.ok ? '' : opened.error.serverMessage).toBe(
      `The disk of the data directory ${dataDir} is full: free 300 MB there or choose another DATA_DIR, and start again.`,
    )
    expect(readdirSync(dataDir)).toEqual([])
    rmSync(dataDir, { recursive: true })
  })
})

describe('isDiskFull', () => {
  it.each([
    ['the system', Object.assign(new Error('no space'), { code: 'ENOSPC' })],
    ['the embedded database, whose errors are none of JavaScript', { name: 'ErrnoError', errno: 51 }],
    ['a server, in the error of a statement', new Error('Failed query', { cause: { code: '53100' } })],
  ])('knows the word of %s', (_whose, error) => {
    expect(isDiskFull(error)).toBe(true)
  })

  it.each([[new Error('other')], [{ name: 'ErrnoError', errno: 44 }], [null]])('is not moved by %s', (error) => {
    expect(isDiskFull(error)).toBe(false)
  })
})

describe.each(everyEngine.filter(({ name }) => name === 'PostgreSQL'))('openDatabase on $name', (engine) => {
  it('survives the end of its connections, idle or at work', async () => {
    const location = await engine.create()
    const opened = await openDatabase(location)
    if (!opened.ok) throw new Error(opened.error.serverMessage)
    const { database, ping, close } = opened.value
    const endOthers = sql`select pg_terminate_backend(pid) from pg_stat_activity
                          where pid <> pg_backend_pid() and datname = current_database()`
    const atWork = database.execute(sql`select pg_sleep(30)`).then(() => null, sqlState)
    await ping()
    while (
      (
        await rowsOf(
          database,
          sql`select 1 from pg_stat_activity where query like '%pg_sleep(30)%' and state = 'active' and pid <> pg_backend_pid()`,
        )
      ).length === 0
    );
    await database.execute(endOthers)
    expect(await atWork).toBe('57P01')
    await ping()
    await close()
  })
})
