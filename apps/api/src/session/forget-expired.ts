import { and, isNull, lt } from 'drizzle-orm'
import { schema, type Database } from '../database/index.ts'

/** How long an order's idempotency key answers a repeat, in ms. */
const idempotencyLifetimeMs = 7 * 24 * 60 * 60 * 1000

/** How long a picture waits for its review, in ms. */
const looseLifetimeMs = 24 * 60 * 60 * 1000

/**
 * Deletes sessions that nobody can continue, idempotency keys that nobody repeats, pictures whose review was never sent, and spent
 * rate-limit counters.
 */
export async function forgetExpired(database: Database, now: Date): Promise<void> {
  const { sessions, idempotencyRecords, rateLimits, reviewPictures } = schema
  await database.delete(sessions).where(lt(sessions.expiresAt, now))
  await database
    .delete(idempotencyRecords)
    .where(lt(idempotencyRecords.createdAt, new Date(now.getTime() - idempotencyLifetimeMs)))
  await database
    .delete(reviewPictures)
    .where(
      and(isNull(reviewPictures.reviewId), lt(reviewPictures.createdAt, new Date(now.getTime() - looseLifetimeMs))),
    )
  await database.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()))
}
