import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { err, ok, type Result } from '@krishi/storefront-core/result'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { lockDataDir } from './data-dir-lock.ts'
import type { Database } from './database.ts'
import * as schema from './schema/index.ts'

const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url))

/** Any number, the same for every server of the shop: who holds it may migrate and seed. */
const setUpLock = 7_203_150_441

/** Which database: a PostgreSQL by its address, else the embedded one in a directory. */
export interface DatabaseLocation {
  readonly databaseUrl: string | null
  readonly dataDir: string
}

/** An open database with its tables up to date. */
export interface OpenDatabase {
  readonly database: Database
  readonly kind: 'embedded' | 'server'
  /** The connections of a server database, for libraries that bring their own statements. */
  readonly pool: Pool | null
  /** Runs `work` while no other server of the shop does; on the embedded database there is no other. */
  alone<Value>(work: () => Promise<Value>): Promise<Value>
  /** Resolves when the database answers, rejects when it does not. */
  ping(): Promise<void>
  close(): Promise<void>
}

async function openEmbedded(dataDir: string): Promise<Result<OpenDatabase, 'database/locked'>> {
  mkdirSync(dataDir, { recursive: true })
  const lock = lockDataDir(dataDir)
  if (!lock.ok) return lock
  try {
    const [{ PGlite }, { pg_trgm }, { drizzle }, { migrate }] = await Promise.all([
      import('@electric-sql/pglite'),
      import('@electric-sql/pglite/contrib/pg_trgm'),
      import('drizzle-orm/pglite'),
      import('drizzle-orm/pglite/migrator'),
    ])
    const client = await PGlite.create(join(dataDir, 'postgres'), { extensions: { pg_trgm } })
    const database = drizzle(client, { schema })
    await migrate(database, { migrationsFolder })
    return ok({
      database,
      kind: 'embedded',
      pool: null,
      alone: (work) => work(),
      ping: async () => void (await database.execute(sql`select 1`)),
      async close() {
        await client.close()
        lock.value.release()
      },
    })
  } catch (error) {
    lock.value.release()
    throw error
  }
}

async function openServer(databaseUrl: string): Promise<OpenDatabase> {
  const [pg, { drizzle }, { migrate }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ])
  const pool = new pg.default.Pool({ connectionString: databaseUrl, max: 20, connectionTimeoutMillis: 10_000 })
  // A connection that breaks fails its statement and is replaced by the pool; without listeners it would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const database = drizzle(pool, { schema })

  async function alone<Value>(work: () => Promise<Value>): Promise<Value> {
    const client = await pool.connect()
    try {
      await client.query('select pg_advisory_lock($1)', [setUpLock])
      return await work()
    } finally {
      client.release(true)
    }
  }

  try {
    await alone(() => migrate(database, { migrationsFolder }))
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    database,
    kind: 'server',
    pool,
    alone,
    ping: async () => void (await database.execute(sql`select 1`)),
    close: () => pool.end(),
  }
}

/**
 * Opens the shop's database and applies the migrations that it lacks. Fails with `database/locked` when another process
 * holds the embedded one and with `database/unreachable` when the server does not answer or refuses; `serverMessage`
 * says what to do. Every other error is a defect and is thrown.
 */
export async function openDatabase({
  databaseUrl,
  dataDir,
}: DatabaseLocation): Promise<Result<OpenDatabase, 'database/locked' | 'database/unreachable'>> {
  if (databaseUrl === null) return openEmbedded(dataDir)
  try {
    return ok(await openServer(databaseUrl))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return err('database/unreachable', {
      serverMessage: `The database of DATABASE_URL cannot be used: ${reason}. Nothing was started. Check that it runs, that the address and password are right and that the user may create tables.`,
    })
  }
}
