import type { Context, MiddlewareHandler } from 'hono'
import { limitOrigins } from '../embed/allow-origins.ts'
import { refuse } from './envelope.ts'
import { networkOf } from './network-of.ts'
import type { NetworkLimitName, NetworkLimits } from './network-limits.ts'
import { requestLog } from './request-log.ts'
import { securityEvent } from './security-event.ts'

/** Answers who asked too often; `seconds` is when to come back. */
type Refusal = (context: Context, seconds: number) => Response

/** What stands before answers: made of the shop that gives them. */
export interface Guards {
  /** Names what is asked for, and logs it when it has been answered. */
  readonly log: MiddlewareHandler
  /** Refuses a network that asks too often for what is counted together, whoever it says that it is. */
  limit: (limitOf: (path: string) => NetworkLimitName, refusal?: Refusal) => MiddlewareHandler
  /** Refuses an origin of `EMBED_ORIGINS` whose pages together ask too often. */
  readonly limitOrigins: MiddlewareHandler
}

const refuseCall: Refusal = (context, retryAfter) => refuse(context, 'request/rate-limited', { retryAfter })

/** Makes the guards that calls of the API and everything else go through alike [V2.4.1] [V16.2.1]. */
export function createGuards(shop: Parameters<typeof limitOrigins>[0], limits: NetworkLimits): Guards {
  return {
    log: requestLog(shop),
    limitOrigins: limitOrigins(shop, limits),
    limit:
      (limitOf, refusal = refuseCall) =>
      async (context, next) => {
        const address = shop.network.addressOf(context)
        const seconds = address === null ? null : await limits(limitOf(context.req.path), networkOf(address))
        if (seconds === null) return next()
        securityEvent(shop, 'limit-reached', { http: context, shopper: null }, { code: 'request/rate-limited' })
        return refusal(context, seconds)
      },
  }
}
