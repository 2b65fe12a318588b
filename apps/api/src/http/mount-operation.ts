import { operations, type Operation, type OperationName } from '@krishi/storefront-core/contract'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { readAccessToken, type Shopper } from '../session/access-token.ts'
import type { Shop } from '../shop.ts'
import { describeOperation } from './describe-operation.ts'
import { languageOf, refuse } from './envelope.ts'
import type { Call, OperationRoute } from './operation-route.ts'
import type { RateLimits } from './rate-limits.ts'
import { readInput } from './read-input.ts'

/** What mounting needs of the server. */
export interface MountOptions {
  readonly shop: Shop
  readonly rateLimits: RateLimits
  /** The caller's network address; null for the server's own calls, which are not limited. */
  readonly addressOf: (context: Context) => string | null
}

const keyPattern = /^[\x21-\x7e]{8,100}$/

function shopperOf(context: Context, { now, sessionSecret }: Shop): Shopper | null {
  const [, token] = /^Bearer (\S+)$/.exec(context.req.header('authorization') ?? '') ?? []
  return token === undefined ? null : readAccessToken(token, now(), sessionSecret)
}

/**
 * Puts an operation of the contract on the server at the contract's method and path. In this order: limit, identity,
 * version, idempotency key, input; the first that fails answers with its code and nothing else is looked at.
 */
export function mountOperation<Name extends OperationName>(
  app: OpenAPIHono,
  { shop, rateLimits, addressOf }: MountOptions,
  route: OperationRoute<Name>,
): void {
  const operation: Operation = operations[route.name]
  describeOperation(app.openAPIRegistry, route, operation)

  app.on(operation.method, operation.path, async (context) => {
    const shopper = shopperOf(context, shop)
    const identity = shopper?.guestUserId ?? addressOf(context)
    const retryAfter = identity === null ? null : await rateLimits(route.limit, identity)
    if (retryAfter !== null) return refuse(context, 'request/rate-limited', { retryAfter })
    if (operation.access === 'session' && shopper === null) return refuse(context, 'auth/required')

    const version = context.req.header('api-version')
    if (version !== undefined && version !== operation.apiVersion) {
      return refuse(context, 'request/invalid', { fields: { 'api-version': 'unknown' } })
    }
    const idempotencyKey = context.req.header('idempotency-key') ?? ''
    if (operation.idempotent && !keyPattern.test(idempotencyKey)) {
      return refuse(context, 'request/invalid', { fields: { 'idempotency-key': 'required' } })
    }
    const input = await readInput(context, route.request, operation.isMultipart)
    if (!input.ok) return refuse(context, input.error.code, input.error)

    const call = { shopper, language: languageOf(context), idempotencyKey, http: context } as Call<Name>
    const answer = await route.handle(input.value, call)
    if (answer.ok) return context.json(answer.value)
    const { code, fields } = answer.error
    return refuse(context, code, { fields, retryAfter: code === 'order/in-progress' ? 1 : undefined })
  })
}
