import type { AlertRequest } from '@krishi/storefront-core/alerts'
import { err, ok, type Result } from '@krishi/storefront-core/result'
import { and, count, desc, eq, inArray, ne, or } from 'drizzle-orm'
import { inTransaction, isUuid, schema, type Database } from '../database/index.ts'
import type { Shopper } from '../session/access-token.ts'
import { hashOf, lockSession, type SessionRow } from '../session/sessions.ts'
import { noteOrderAlerts } from './note-order-alerts.ts'

const { alerts, products, pushSubscriptions, sessions, variants } = schema

/** How many prices one browser may watch. */
const mostPrices = 50

/** How many browsers of one account get alerts; one more takes the place of the oldest. */
const mostBrowsers = 10

type Refusal = 'auth/required' | 'request/not-found' | 'request/conflict'

/** Whether a browser of this session is told of a pack's price, or of orders where `variantId` is null. */
export async function isAlertOn(
  database: Database,
  { sessionId }: Pick<Shopper, 'sessionId'>,
  { endpoint, variantId }: Pick<AlertRequest, 'endpoint' | 'variantId'>,
): Promise<boolean> {
  const [subscription] = await database
    .select({ id: pushSubscriptions.id, wantsOrders: pushSubscriptions.wantsOrders })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.tokenHash, pushSubscriptions.session))
    .where(and(eq(pushSubscriptions.id, hashOf(endpoint)), eq(sessions.id, sessionId)))
  if (subscription === undefined) return false
  if (variantId === null) return subscription.wantsOrders
  return isUuid(variantId) && (await database.$count(alerts, isOpenPrice(subscription.id, variantId))) > 0
}

function isPrice(subscriptionId: string, variantId?: string) {
  const isOfPack = variantId === undefined ? undefined : eq(alerts.reference, variantId)
  return and(eq(alerts.subscriptionId, subscriptionId), isOfPack, eq(alerts.event, 'price'))
}

function isOpenPrice(subscriptionId: string, variantId?: string) {
  return and(isPrice(subscriptionId, variantId), eq(alerts.status, 'OPEN'))
}

/**
 * Turns alerts on or off for the browser of a session. Refused for packs that the shop does not sell, and for one price too many.
 * What an order has come to before is not told. A browser with nothing left to tell is forgotten.
 */
export function putAlert(
  database: Database,
  { sessionId }: Pick<Shopper, 'sessionId'>,
  request: AlertRequest,
  now: Date,
): Promise<Result<null, Refusal>> {
  return inTransaction(database, async (transaction) => {
    const session = await lockSession(transaction, sessionId, now)
    if (session === null) return err('auth/required')
    if (!request.isOn) {
      await turnOff(transaction, session, request)
      return ok(null)
    }
    if (request.variantId === null) {
      await watchOrders(transaction, await keepBrowser(transaction, session, request, now), now)
      return ok(null)
    }
    const price = isUuid(request.variantId) ? await findPrice(transaction, request.variantId) : null
    if (price === null) return err('request/not-found')
    const subscriptionId = await keepBrowser(transaction, session, request, now)
    return watchPrice(transaction, { subscriptionId, reference: request.variantId, below: price }, now)
  })
}

/** Notes where a browser takes alerts, in place of what its session had, and of what another session of it had. */
async function keepBrowser(
  transaction: Database,
  { tokenHash, userId }: SessionRow,
  { endpoint, keys, language }: AlertRequest,
  now: Date,
): Promise<string> {
  const id = hashOf(endpoint)
  const isOfOthers = and(eq(pushSubscriptions.id, id), ne(pushSubscriptions.session, tokenHash))
  const isOlder = and(eq(pushSubscriptions.session, tokenHash), ne(pushSubscriptions.id, id))
  await transaction.delete(pushSubscriptions).where(or(isOfOthers, isOlder))
  await transaction
    .insert(pushSubscriptions)
    .values({ id, session: tokenHash, endpoint, ...keys, language, createdAt: now })
    .onConflictDoUpdate({ target: pushSubscriptions.id, set: { ...keys, language } })
  if (userId !== null) await forgetOldest(transaction, userId)
  return id
}

async function forgetOldest(transaction: Database, userId: string): Promise<void> {
  const beyond = transaction
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.tokenHash, pushSubscriptions.session))
    .where(eq(sessions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt))
    .offset(mostBrowsers)
  await transaction.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, beyond))
}

async function watchOrders(transaction: Database, id: string, now: Date): Promise<void> {
  const begun = await transaction
    .update(pushSubscriptions)
    .set({ wantsOrders: true })
    .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.wantsOrders, false)))
    .returning({ id: pushSubscriptions.id })
  if (begun.length > 0) await noteOrderAlerts(transaction, { now, status: 'OVER', subscriptionId: id })
}

/** What a pack costs that is in the catalogue; null for any other. */
async function findPrice(transaction: Database, variantId: string): Promise<number | null> {
  const [pack] = await transaction
    .select({ price: variants.price })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(variants.id, variantId), eq(products.status, 'active')))
  return pack?.price ?? null
}

type PriceWatch = Pick<typeof alerts.$inferInsert, 'subscriptionId' | 'reference' | 'below'>

async function watchPrice(
  transaction: Database,
  watch: PriceWatch,
  now: Date,
): Promise<Result<null, 'request/conflict'>> {
  const others = and(isOpenPrice(watch.subscriptionId), ne(alerts.reference, watch.reference))
  const [watched] = await transaction.select({ count: count() }).from(alerts).where(others)
  if ((watched?.count ?? 0) >= mostPrices) return err('request/conflict')
  const wanted = { below: watch.below, status: 'OPEN' as const, changedAt: now, tries: 0, retryAt: null }
  await transaction
    .insert(alerts)
    .values({ ...watch, event: 'price', ...wanted })
    .onConflictDoUpdate({ target: [alerts.subscriptionId, alerts.reference, alerts.event], set: wanted })
  return ok(null)
}

async function turnOff(
  transaction: Database,
  { tokenHash }: SessionRow,
  { endpoint, variantId }: AlertRequest,
): Promise<void> {
  const isThis = and(eq(pushSubscriptions.id, hashOf(endpoint)), eq(pushSubscriptions.session, tokenHash))
  const [subscription] = await transaction.select().from(pushSubscriptions).where(isThis)
  if (subscription === undefined) return
  const { id } = subscription
  if (variantId === null) await transaction.update(pushSubscriptions).set({ wantsOrders: false }).where(isThis)
  else if (isUuid(variantId)) await transaction.delete(alerts).where(isPrice(id, variantId))
  const wantsOrders = variantId !== null && subscription.wantsOrders
  if (!wantsOrders && (await transaction.$count(alerts, isOpenPrice(id))) === 0) {
    await transaction.delete(pushSubscriptions).where(isThis)
  }
}

/** Forgets a browser that takes no more alerts. */
export async function forgetBrowser(database: Database, subscriptionId: string): Promise<void> {
  await database.delete(pushSubscriptions).where(eq(pushSubscriptions.id, subscriptionId))
}
