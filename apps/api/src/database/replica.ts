import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Database } from './database.ts'
import { createProbePool, createReplicaPool } from './guarded-pool.ts'
import { isOutage } from './is-outage.ts'
import { createReplicaWatch, type LogPosition } from './replica-watch.ts'
import * as schema from './schema/index.ts'

/** Which replica is read, and how old what it shows may be. */
export interface ReplicaLocation {
  /** The primary, which takes all writes. */
  readonly databaseUrl: string
  readonly readUrl: string
  readonly mostLagMs: number
}

/** A copy of the database that follows it, for what everybody may read. */
export interface Replica {
  readonly database: Database
  /** Whether it is read now. */
  readonly isNear: boolean
  /**
   * Answers by `there`, which reads the replica, while that one is near. Where it is not, where it fails, or where its answer is not
   * enough, as of something that has just been written, it answers by `primary`.
   */
  ask: <Answer>(
    there: () => Promise<Answer>,
    primary: () => Promise<Answer>,
    isEnough: (answer: Answer) => boolean,
  ) => Promise<Answer>
  /** Looks now how far behind it is. A timer does it too. */
  look: () => Promise<void>
  close: () => Promise<void>
}

const identity = `(select system_identifier::text from pg_control_system()) || ' ' || current_database() as identity`

const written = `select ${identity}, (pg_current_wal_lsn() - '0/0')::float8 as bytes`

const replayed = `select ${identity}, (pg_last_wal_replay_lsn() - '0/0')::float8 as bytes where pg_is_in_recovery()`

async function positionOf(pool: Pool, statement: string): Promise<LogPosition | null> {
  const { rows } = await pool.query<LogPosition>(statement)
  return rows[0] ?? null
}

async function writtenOf(pool: Pool): Promise<LogPosition> {
  const position = await positionOf(pool, written)
  if (position) return position
  throw new Error(
    'The primary did not tell its position. How far behind the replica is, is not known. Look at its answer.',
  )
}

/** Opens a replica. One that does not answer or is far behind is left out until it does and is not; the shop opens without it. */
export async function openReplica(
  { databaseUrl, readUrl, mostLagMs }: ReplicaLocation,
  logger: Logger,
  clock?: () => number,
): Promise<Replica> {
  const [pool, replicaProbe, primaryProbe] = [
    createReplicaPool(readUrl),
    createProbePool(readUrl),
    createProbePool(databaseUrl),
  ]
  const watch = createReplicaWatch({
    readPrimary: () => writtenOf(primaryProbe),
    readReplica: () => positionOf(replicaProbe, replayed),
    mostLagMs,
    logger,
    ...(clock && { clock }),
  })
  await watch.look()
  return {
    database: drizzle(pool, { schema }),
    get isNear() {
      return watch.isNear
    },
    async ask(there, primary, isEnough) {
      if (!watch.isNear) return primary()
      try {
        const answer = await there()
        if (isEnough(answer)) return answer
      } catch (error) {
        watch.leaveOut(isOutage(error) ? 'it did not answer a read' : 'a read failed there')
      }
      return primary()
    },
    look: () => watch.look(),
    async close() {
      await watch.stop()
      await Promise.all([pool.end(), replicaProbe.end(), primaryProbe.end()])
    },
  }
}
