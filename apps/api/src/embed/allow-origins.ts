import { operations, type Operation } from '@krishi/storefront-core/contract'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { ApiContext } from '../api-context.ts'
import { refuse } from '../http/envelope.ts'
import type { NetworkLimits } from '../http/network-limits.ts'
import { securityEvent } from '../http/security-event.ts'
import { embedOriginOf } from './embed-caller.ts'
import { embeddedOperations } from './embedded-operations.ts'

/** What the client of the hooks sends. */
const sentHeaders = ['authorization', 'content-type', 'source', 'user-language', 'userid', 'api-version']

/** How long a browser keeps the answer of a preflight, in seconds; Chromium keeps none longer. */
const preflightSeconds = 7_200

/**
 * Lets pages of the origins read the answers to calls of one address by one method. Cookies are never let through: no answer has
 * `Access-Control-Allow-Credentials`. Without an origin nothing is mounted.
 */
export function allowCalls(app: Hono, origins: readonly string[], method: string, path: string): void {
  if (origins.length === 0) return
  const isCalled = ({ req }: Context) =>
    req.method !== 'OPTIONS' || req.header('access-control-request-method') === method
  const allow = cors({
    origin: (origin, context) => (origins.includes(origin) && isCalled(context) ? origin : null),
    allowMethods: [method],
    allowHeaders: sentHeaders,
    exposeHeaders: ['retry-after'],
    maxAge: preflightSeconds,
  })
  app.on(['OPTIONS', method], path, allow)
}

/** Lets pages of the listed origins read the answers of calls that elements make, and of no others. */
export function allowOrigins(edge: Hono, origins: readonly string[]): void {
  for (const name of embeddedOperations) {
    const { method, path }: Operation = operations[name]
    allowCalls(edge, origins, method ?? 'GET', `/api${path}`)
  }
}

/** What the limit of origins needs of the server. */
type GuardedShop = Pick<ApiContext, 'embedOrigins' | 'origins' | 'logger' | 'monitor' | 'network' | 'sessionSecrets'>

/** Refuses a listed origin whose pages together call too often, so that one of them leaves room for the shop and for the others. */
export function limitOrigins(shop: GuardedShop, limits: NetworkLimits): MiddlewareHandler {
  const handover = `/api${operations['embed.handover'].path}`
  return async (context, next) => {
    const origin = embedOriginOf(context, shop)
    const limit = context.req.path === handover ? 'handover' : 'origin'
    const retryAfter = origin === null ? null : await limits(limit, origin)
    if (retryAfter === null) return next()
    securityEvent(shop, 'limit-reached', { http: context, shopper: null }, { code: 'request/rate-limited' })
    return refuse(context, 'request/rate-limited', { retryAfter })
  }
}
