import { needsSession, type Operation } from '@krishi/storefront-core/contract'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { absolutePictures } from '../embed/absolute-pictures.ts'
import { bearerTokenOf, embedCallerOf } from '../embed/embed-caller.ts'
import { readAccessToken, type Shopper } from '../session/access-token.ts'
import { isSessionActive } from '../session/sessions.ts'
import type { ApiContext } from '../api-context.ts'
import { describeOperation } from './describe-operation.ts'
import { languageOf, refuse, type RefusalDetails } from './envelope.ts'
import type { ApiErrorCode } from './error-codes.ts'
import { networkOf } from './network-of.ts'
import type { Call, OperationRoute } from './operation-route.ts'
import type { RateLimits } from './rate-limits.ts'
import { readInput } from './read-input.ts'
import { refusalEvent } from './security-event.ts'
import { servedOperations, type ServedOperation } from './served-operations.ts'

/** What mounting needs of the server. */
export interface MountOptions {
  readonly shop: ApiContext
  readonly rateLimits: RateLimits
  /** The caller's network address; null for the server's own calls, which are not limited. */
  readonly addressOf: (context: Context) => string | null
}

const keyPattern = /^[\x21-\x7e]{8,100}$/

/** Who the bearer token says that calls; its session may be over. */
function bearerOf(context: Context, { now, sessionSecrets }: ApiContext): Shopper | null {
  return readAccessToken(bearerTokenOf(context), now(), sessionSecrets)
}

/**
 * The bearer, as long as the session goes on: after signing in or out the tokens of the session before prove nothing. It is
 * looked up for signed-in shoppers, and for guests where a call needs a session, as what they own may have become an
 * account's. Other calls of guests look nothing up.
 */
async function shopperOf(bearer: Shopper | null, operation: Operation, shop: ApiContext): Promise<Shopper | null> {
  if (bearer === null || (bearer.userId === null && !needsSession(operation))) return bearer
  return (await isSessionActive(shop.database, bearer.sessionId, shop.now())) ? bearer : null
}

/**
 * Puts an operation of the contract on the server at the contract's method and path. In this order: limit, origin, identity,
 * version, idempotency key, input; the first that fails answers with its code and nothing else is looked at.
 */
export function mountOperation<Name extends ServedOperation>(
  app: OpenAPIHono,
  { shop, rateLimits, addressOf }: MountOptions,
  route: OperationRoute<Name>,
): void {
  const operation: Operation = servedOperations[route.name]
  describeOperation(app.openAPIRegistry, route, operation)

  app.on(operation.method ?? 'GET', operation.path, async (context) => {
    const embed = embedCallerOf(context, route.name, shop)
    const bearer = embed.from === 'guest' ? embed.shopper : bearerOf(context, shop)
    const refused = (code: ApiErrorCode, details?: RefusalDetails) => {
      refusalEvent(shop, route.name, code, { http: context, shopper: bearer })
      return refuse(context, code, details)
    }
    const address = addressOf(context)
    // Anybody gets as many guest tokens as the limit of their network allows, so calls with them are counted by network too.
    const counted = embed.from === 'shop' ? bearer?.guestUserId : undefined
    const identity = counted ?? (address === null ? null : networkOf(address))
    const retryAfter = identity === null ? null : await rateLimits(route.limit, identity)
    if (retryAfter !== null) return refused('request/rate-limited', { retryAfter })
    if (embed.from === 'refused') return refused(embed.code)
    const shopper = embed.from === 'guest' ? embed.shopper : await shopperOf(bearer, operation, shop)
    if (needsSession(operation) && shopper === null) return refused('auth/required')

    const version = context.req.header('api-version')
    if (version !== undefined && version !== operation.apiVersion) {
      return refused('request/invalid', { fields: { 'api-version': 'unknown' } })
    }
    const idempotencyKey = context.req.header('idempotency-key') ?? ''
    if (operation.idempotent && !keyPattern.test(idempotencyKey)) {
      return refused('request/invalid', { fields: { 'idempotency-key': 'required' } })
    }
    const input = await readInput(context, route.request, operation.isMultipart)
    if (!input.ok) return refused(input.error.code, input.error)

    const call = { shopper, language: languageOf(context), idempotencyKey, http: context } as Call<Name>
    const answer = await route.handle(input.value, call)
    if (answer.ok) {
      const isOwn = embed.from === 'shop'
      return context.json(isOwn ? answer.value : absolutePictures(answer.value, shop.origins.originOf(context)))
    }
    const { code, ...details } = answer.error
    return refused(code, code === 'order/in-progress' ? { ...details, retryAfter: 1 } : details)
  })
}
