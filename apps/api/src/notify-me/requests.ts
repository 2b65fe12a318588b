import type { NotifyMeRequest, NotifyMeStatus } from '@krishi/storefront-core/contract'
import { and, eq } from 'drizzle-orm'
import { isUuid, schema, type Database } from '../database/index.ts'

const { notifyRequests, variants } = schema

/** How a shopper's request for a pack stands; null where she never made one. */
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
  return row?.status ?? null
}

/** Opens or cancels the one request that a shopper has for a pack [18.1]. False for a pack that the shop does not have. */
export async function putRequest(
  database: Database,
  ownerId: string,
  { status, requestDetails }: Pick<NotifyMeRequest, 'status' | 'requestDetails'>,
  now: Date,
): Promise<boolean> {
  const { reference: variantId, requestedLanguage: language } = requestDetails
  if (!isUuid(variantId) || (await database.$count(variants, eq(variants.id, variantId))) === 0) return false
  const wanted = { status, language, changedAt: now }
  await database
    .insert(notifyRequests)
    .values({ ...wanted, ownerId, variantId, createdAt: now })
    .onConflictDoUpdate({ target: [notifyRequests.ownerId, notifyRequests.variantId], set: wanted })
  return true
}
