import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { err, ok, type Result } from '@krishi/storefront-core/result'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { lockDataDir } from './data-dir-lock.ts'
import type { Database } from './database.ts'
import { answersInTime } from './answers-in-time.ts'
import { isDiskFull } from './is-disk-full.ts'
import { noMonitor, type Monitor } from '../monitoring/monitor.ts'
import { tellStatements } from '../monitoring/tell-statements.ts'
import { createHealthProbe } from './health-probe.ts'
import * as schema from './schema/index.ts'
import { validateConstraints } from './validate-constraints.ts'

const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url))

/** Any number, the same for every server of the shop: who holds it may migrate and seed. */
const setUpLock = 7_203_150_441

/** Which database: a PostgreSQL by its address, else the embedded one in a directory. */
export interface DatabaseLocation {
  readonly databaseUrl: string | null
  readonly dataDir: string
}

/** Why a database could not be opened. */
export type DatabaseStartError = 'database/locked' | 'database/unreachable' | 'database/disk-full'

/** An open database with its tables up to date. */
export interface OpenDatabase {
  /** For requests: on a server its statements time out, or fail at once while the server is down. */
  readonly database: Database
  /** The same without time limits: for migrations, seeds and daily maintenance. */
  readonly maintenance: Database
  readonly kind: 'embedded' | 'server'
  /** The connections of a server database, for libraries that bring their own statements. */
  readonly pool: Pool | null
  /** Runs `work` while no other server of the shop does; on the embedded database there is no other. */
  alone: <Value>(work: () => Promise<Value>) => Promise<Value>
  /** Resolves when the database answers, rejects when it does not within 1.5 seconds. */
  ping: () => Promise<void>
  /** Told of a statement that failed as in an outage: asks the server whether it is down, until it answers. */
  suspect: () => void
  close: () => Promise<void>
}

async function openEmbedded(dataDir: string, monitor: Monitor): Promise<Result<OpenDatabase, 'database/locked'>> {
  mkdirSync(dataDir, { recursive: true })
  const lock = lockDataDir(dataDir)
  if (!lock.ok) return lock
  const folder = join(dataDir, 'postgres')
  const isNew = !existsSync(folder)
  try {
    const [{ PGlite }, { pg_trgm }, { drizzle }, { migrate }] = await Promise.all([
      import('@electric-sql/pglite'),
      import('@electric-sql/pglite/contrib/pg_trgm'),
      import('drizzle-orm/pglite'),
      import('drizzle-orm/pglite/migrator'),
    ])
    const client = await PGlite.create(folder, { extensions: { pg_trgm } })
    const database = drizzle(tellStatements(client, monitor), { schema })
    await migrate(database, { migrationsFolder })
    await validateConstraints(database)
    return ok({
      database,
      maintenance: database,
      kind: 'embedded',
      pool: null,
      alone: (work) => work(),
      ping: () => answersInTime(database.execute(sql`select 1`)),
      // The embedded database runs in this process, so there is no connection that could be dead.
      suspect: () => undefined,
      async close() {
        await client.close()
        lock.value.release()
      },
    })
  } catch (error) {
    // A half-created database could not be opened by the next start.
    if (isNew) rmSync(folder, { recursive: true, force: true })
    lock.value.release()
    throw error
  }
}

async function openServer(databaseUrl: string, monitor: Monitor): Promise<OpenDatabase> {
  const [{ createGuardedPool, createMaintenancePool, probeServer }, { drizzle }, { migrate }] = await Promise.all([
    import('./guarded-pool.ts'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ])
  const health = createHealthProbe(() => probeServer(databaseUrl))
  const pool = createGuardedPool(databaseUrl, health)
  const maintenancePool = createMaintenancePool(databaseUrl)
  const database = drizzle(tellStatements(pool, monitor), { schema })
  const maintenance = drizzle(maintenancePool, { schema })

  async function alone<Value>(work: () => Promise<Value>): Promise<Value> {
    const client = await maintenancePool.connect()
    try {
      await client.query('select pg_advisory_lock($1)', [setUpLock])
      return await work()
    } finally {
      client.release(true)
    }
  }
  async function close(): Promise<void> {
    health.stop()
    await Promise.all([pool.end(), maintenancePool.end()])
  }

  try {
    await alone(async () => {
      await migrate(maintenance, { migrationsFolder })
      await validateConstraints(maintenance)
    })
  } catch (error) {
    await close()
    throw error
  }
  return {
    database,
    maintenance,
    kind: 'server',
    pool,
    alone,
    async ping() {
      try {
        await answersInTime(database.execute(sql`select 1`))
      } catch (error) {
        health.suspect()
        throw error
      }
    },
    suspect: () => health.suspect(),
    close,
  }
}

/** The refusal of a start for which the disk has no room. */
export function refuseFullDisk({ databaseUrl, dataDir }: DatabaseLocation): Result<never, 'database/disk-full'> {
  return err('database/disk-full', {
    serverMessage:
      databaseUrl === null
        ? `The disk of the data directory ${dataDir} is full: free 300 MB there or choose another DATA_DIR, and start again.`
        : 'The disk of the database server of DATABASE_URL is full: free some space there, and start again.',
  })
}

/**
 * Opens the shop's database and applies the migrations that it lacks. Fails with `database/locked` when another process
 * holds the embedded one, with `database/unreachable` when the server does not answer or refuses, and with
 * `database/disk-full`; `serverMessage` says what to do. Every other error is a defect and is thrown.
 */
export async function openDatabase(
  location: DatabaseLocation,
  monitor: Monitor = noMonitor,
): Promise<Result<OpenDatabase, DatabaseStartError>> {
  const { databaseUrl, dataDir } = location
  try {
    return databaseUrl === null ? await openEmbedded(dataDir, monitor) : ok(await openServer(databaseUrl, monitor))
  } catch (error) {
    if (isDiskFull(error)) return refuseFullDisk(location)
    if (databaseUrl === null) throw error
    const reason = error instanceof Error ? error.message : String(error)
    return err('database/unreachable', {
      serverMessage: `The database of DATABASE_URL cannot be used: ${reason}. Nothing was started. Check that it runs, that the address and password are right and that the user may create tables.`,
    })
  }
}
