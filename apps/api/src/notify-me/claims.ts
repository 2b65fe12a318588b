import { and, asc, eq, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import { forSale } from '../catalog/listing-conditions.ts'
import { schema, type Database } from '../database/index.ts'

const { notifyRequests, products, userNumbers, users, variants } = schema

/** Whose request, for which pack. */
export type RequestKey = Pick<typeof notifyRequests.$inferSelect, 'ownerId' | 'variantId'>

/** A request that this server has taken, with what there is to tell. */
export type Claim = NonNullable<Awaited<ReturnType<typeof claimRequest>>>

/** She waits still, no other try is waited for, and the pack is in the catalogue and can be bought again [22.1]. */
function isDue(now: Date): SQL | undefined {
  const { status, retryAt } = notifyRequests
  return and(eq(status, 'OPEN'), or(isNull(retryAt), lte(retryAt, now)), eq(products.status, 'active'), forSale)
}

/** Requests that are due, the oldest first. */
export function findDue(database: Database, now: Date, limit: number): Promise<readonly RequestKey[]> {
  const { ownerId, variantId, changedAt } = notifyRequests
  return database
    .select({ ownerId, variantId })
    .from(notifyRequests)
    .innerJoin(variants, eq(variants.id, variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(isDue(now))
    .orderBy(asc(changedAt))
    .limit(limit)
}

/**
 * Takes a request of a living account, if it is due still and nobody else has taken it: it is over from here on, and no other
 * server tells her.
 */
export async function claimRequest(database: Database, { ownerId, variantId }: RequestKey, now: Date) {
  const [claimed] = await database
    .update(notifyRequests)
    .set({ status: 'OVER', tries: sql`${notifyRequests.tries} + 1` })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(users, eq(users.shopperId, ownerId))
    .innerJoin(userNumbers, eq(userNumbers.userId, users.id))
    .where(
      and(
        eq(notifyRequests.ownerId, ownerId),
        eq(notifyRequests.variantId, variantId),
        eq(variants.id, variantId),
        isDue(now),
      ),
    )
    .returning({
      ownerId: notifyRequests.ownerId,
      variantId: notifyRequests.variantId,
      language: notifyRequests.language,
      changedAt: notifyRequests.changedAt,
      tries: notifyRequests.tries,
      mobileNumber: userNumbers.mobileNumber,
      handle: products.handle,
      product: products.name,
      pack: variants.title,
    })
  return claimed ?? null
}

/** Opens a request again whose message failed. What she has asked or cancelled meanwhile holds. */
export async function giveBack(database: Database, claim: Claim, retryAt: Date): Promise<void> {
  await database
    .update(notifyRequests)
    .set({ status: 'OPEN', retryAt })
    .where(
      and(
        eq(notifyRequests.ownerId, claim.ownerId),
        eq(notifyRequests.variantId, claim.variantId),
        eq(notifyRequests.status, 'OVER'),
        eq(notifyRequests.changedAt, claim.changedAt),
      ),
    )
}
