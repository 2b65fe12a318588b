import { Client, Pool, type PoolClient, type PoolConfig } from 'pg'
import { DatabaseDownError } from './is-outage.ts'
import type { HealthProbe } from './health-probe.ts'

/** How long a statement may take; the server ends it, in ms. */
const statementMs = 10_000

/** How long an answer is waited for, in ms: longer than a statement may take, for a server that does not even end it. */
const answerMs = 12_000

/** How long a transaction may hold its locks and say nothing, in ms: of a shop that hangs, or whose network is gone. */
const idleMs = 30_000

/** How long the server may take to say that it is there, in ms. */
const probeMs = 1_500

const connection = { max: 20, connectionTimeoutMillis: 10_000 } as const

/** How long the replica may take, in ms, before the primary is asked in its place. */
const replicaMs = 2_500

/** Limits of the pool for requests. */
const limits: PoolConfig = {
  statement_timeout: statementMs,
  query_timeout: answerMs,
  idle_in_transaction_session_timeout: idleMs,
}

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: (release?: boolean) => void) => void

/** Connections to a server; while it is down, none is waited for. */
class GuardedPool extends Pool {
  readonly #health: HealthProbe

  constructor(options: PoolConfig, health: HealthProbe) {
    super(options)
    this.#health = health
  }

  override connect(): Promise<PoolClient>
  override connect(connected: Connected): void
  override connect(connected?: Connected): Promise<PoolClient> | void {
    if (!this.#health.isDown) return connected ? super.connect(connected) : super.connect()
    const error = new DatabaseDownError(
      'The database does not answer. Nothing was sent to it. The health probe asks it again every half second.',
    )
    if (!connected) return Promise.reject(error)
    connected(error, undefined, () => undefined)
  }
}

/** A connection that breaks fails its statement and is replaced by the pool; without listeners it would end the process. */
function survivingDisconnects(pool: Pool): Pool {
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** The pool for requests: its statements time out, or fail at once while `health` says that the server is down. */
export function createGuardedPool(connectionString: string, health: HealthProbe): Pool {
  return survivingDisconnects(new GuardedPool({ ...connection, ...limits, connectionString }, health))
}

/** A pool without time limits, for migrations, seeds and daily maintenance. */
export function createMaintenancePool(connectionString: string): Pool {
  return survivingDisconnects(new Pool({ ...connection, connectionString }))
}

/** The pool of a replica, which is given up sooner than the server that takes its place. */
export function createReplicaPool(connectionString: string): Pool {
  return survivingDisconnects(
    new Pool({
      ...connection,
      connectionTimeoutMillis: probeMs,
      statement_timeout: replicaMs,
      query_timeout: replicaMs,
      connectionString,
    }),
  )
}

/** One connection over which a server is asked how it is, again and again; each answer comes within 1.5 seconds or fails. */
export function createProbePool(connectionString: string): Pool {
  return survivingDisconnects(
    new Pool({ max: 1, connectionTimeoutMillis: probeMs, query_timeout: probeMs, connectionString }),
  )
}

/** Asks a server whether it answers, over a connection of its own; rejects when it does not within 1.5 seconds. */
export async function probeServer(connectionString: string): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: probeMs, query_timeout: probeMs })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
  } finally {
    // Not awaited: a server that hangs would never answer the disconnect.
    client.end().catch(() => undefined)
  }
}
