import { and, isNull, lt } from 'drizzle-orm'
import { schema, type Database } from '../database/index.ts'
import { forgetNotices } from '../payment/notices.ts'

/** How long an order's idempotency key answers a repeat, in ms. */
const idempotencyLifetimeMs = 7 * 24 * 60 * 60 * 1000

/** How long a picture waits for its review or post, in ms. */
const looseLifetimeMs = 24 * 60 * 60 * 1000

/** How long what browsers tell of their visits is kept, in ms. */
const visitLifetimeMs = 180 * 24 * 60 * 60 * 1000

/** How long a form waits for the owner of the shop, in ms: its pages and the privacy policy say so. */
const leadLifetimeMs = 365 * 24 * 60 * 60 * 1000

/** How long a deleted address is kept, in ms. */
const deletedAddressLifetimeMs = 30 * 24 * 60 * 60 * 1000

/**
 * Deletes sessions that nobody can continue, codes that prove nothing any more, idempotency keys that nobody repeats, pictures
 * whose review or post was never sent, carts that nobody took over, addresses that were deleted, old forms, records of old visits, and spent counters of limits.
 */
export async function forgetExpired(database: Database, now: Date): Promise<void> {
  const { addresses, communityMedia, sessions, otpCodes, idempotencyRecords, rateLimits, reviewPictures } = schema
  await database.delete(sessions).where(lt(sessions.expiresAt, now))
  await database.delete(schema.handovers).where(lt(schema.handovers.expiresAt, now))
  await database.delete(otpCodes).where(lt(otpCodes.expiresAt, now))
  await database
    .delete(idempotencyRecords)
    .where(lt(idempotencyRecords.createdAt, new Date(now.getTime() - idempotencyLifetimeMs)))
  await database
    .delete(reviewPictures)
    .where(
      and(isNull(reviewPictures.reviewId), lt(reviewPictures.createdAt, new Date(now.getTime() - looseLifetimeMs))),
    )
  await database
    .delete(communityMedia)
    .where(and(isNull(communityMedia.postId), lt(communityMedia.createdAt, new Date(now.getTime() - looseLifetimeMs))))
  await database.delete(addresses).where(lt(addresses.deletedAt, new Date(now.getTime() - deletedAddressLifetimeMs)))
  await database.delete(schema.leads).where(lt(schema.leads.createdAt, new Date(now.getTime() - leadLifetimeMs)))
  for (const visits of [schema.sessionStarts, schema.deviceLogins, schema.userActivities]) {
    await database.delete(visits).where(lt(visits.createdAt, new Date(now.getTime() - visitLifetimeMs)))
  }
  await forgetNotices(database, now)
  await database.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()))
}
