import type { NotifyMeRequest, NotifyMeStatus } from '@krishi/storefront-core/contract'
import { canAwait } from '@krishi/storefront-core/notify-me'
import { err, ok, type Result } from '@krishi/storefront-core/result'
import { and, eq, getTableColumns } from 'drizzle-orm'
import { isUuid, schema, type Database } from '../database/index.ts'

const { notifyRequests, products, variants } = schema

/** How a shopper's request for a pack stands; null where there is none or it is over, so a new one may be made. */
export async function findStatus(
  database: Database,
  ownerId: string,
  variantId: string,
): Promise<NotifyMeStatus | null> {
  if (!isUuid(variantId)) return null
  const [row] = await database
    .select({ status: notifyRequests.status })
    .from(notifyRequests)
    .where(and(eq(notifyRequests.ownerId, ownerId), eq(notifyRequests.variantId, variantId)))
  return row === undefined || row.status === 'OVER' ? null : row.status
}

/**
 * Opens or cancels the one request that a shopper has for a pack [18.1]. Refused for a pack that the shop does not have, and
 * opened only for one that can be waited for: nobody is told at once of what is there already.
 */
export async function putRequest(
  database: Database,
  ownerId: string,
  { status, requestDetails }: Pick<NotifyMeRequest, 'status' | 'requestDetails'>,
  now: Date,
): Promise<Result<null, 'request/not-found' | 'request/conflict'>> {
  const { reference: variantId, requestedLanguage: language } = requestDetails
  const pack = isUuid(variantId) ? await findPack(database, variantId) : undefined
  if (pack === undefined) return err('request/not-found')
  if (status === 'OPEN' && !canAwait({ status: pack.productStatus }, pack)) return err('request/conflict')
  const wanted = { status, language, changedAt: now, tries: 0, retryAt: null }
  await database
    .insert(notifyRequests)
    .values({ ...wanted, ownerId, variantId, createdAt: now })
    .onConflictDoUpdate({ target: [notifyRequests.ownerId, notifyRequests.variantId], set: wanted })
  return ok(null)
}

async function findPack(database: Database, variantId: string) {
  const [pack] = await database
    .select({ ...getTableColumns(variants), productStatus: products.status })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(variants.id, variantId))
  return pack
}
