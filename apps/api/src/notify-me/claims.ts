import { and, asc, eq, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import { forSale } from '../catalog/listing-conditions.ts'
import { schema, type Database } from '../database/index.ts'

const { notifyRequests, products, userNumbers, users, variants } = schema

/** Whose request, for which pack. */
export type RequestKey = Pick<typeof notifyRequests.$inferSelect, 'ownerId' | 'variantId'>

/** A request that this server has taken for a while, with what there is to tell. */
export type Claim = NonNullable<Awaited<ReturnType<typeof claimRequest>>>

/** The request is still open, no later try is planned, and the pack is in the catalogue and can be bought again [22.1]. */
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
 * How long a request is this server's once it is taken, in ms: longer than any message takes. A server that dies in between
 * leaves it to the others then.
 */
const leaseMs = 5 * 60_000

/** Takes a request of a living account for a while, if it is still due: no other server sends its message meanwhile. */
export async function claimRequest(database: Database, { ownerId, variantId }: RequestKey, now: Date) {
  const [claimed] = await database
    .update(notifyRequests)
    .set({ retryAt: new Date(now.getTime() + leaseMs), tries: sql`${notifyRequests.tries} + 1` })
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

/** Ends a request: its message has been sent, or is not tried any more. */
export function endRequest(database: Database, claim: Claim): Promise<void> {
  return settle(database, claim, { status: 'OVER' })
}

/** Leaves a request whose message failed for another try. */
export function giveBack(database: Database, claim: Claim, retryAt: Date): Promise<void> {
  return settle(database, claim, { retryAt })
}

/** Changes nothing when the shopper has asked or cancelled meanwhile, or when another server took the request after this one. */
async function settle(
  database: Database,
  { ownerId, variantId, changedAt, tries }: Claim,
  outcome: Partial<typeof notifyRequests.$inferInsert>,
): Promise<void> {
  await database
    .update(notifyRequests)
    .set(outcome)
    .where(
      and(
        eq(notifyRequests.ownerId, ownerId),
        eq(notifyRequests.variantId, variantId),
        eq(notifyRequests.status, 'OPEN'),
        eq(notifyRequests.changedAt, changedAt),
        eq(notifyRequests.tries, tries),
      ),
    )
}
