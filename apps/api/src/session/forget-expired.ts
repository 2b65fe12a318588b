import { lt } from 'drizzle-orm'
import { schema, type Database } from '../database/index.ts'

/** How long an order's idempotency key answers a repeat, in ms. */
const idempotencyLifetimeMs = 7 * 24 * 60 * 60 * 1000

/** Deletes sessions that nobody can continue, idempotency keys that nobody repeats, and spent rate-limit counters. */
export async function forgetExpired(database: Database, now: Date): Promise<void> {
  const { sessions, idempotencyRecords, rateLimits } = schema
  await database.delete(sessions).where(lt(sessions.expiresAt, now))
  await database
    .delete(idempotencyRecords)
    .where(lt(idempotencyRecords.createdAt, new Date(now.getTime() - idempotencyLifetimeMs)))
  await database.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()))
}
