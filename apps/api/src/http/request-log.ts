import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Logger } from 'pino'
import { uuidv7 } from 'uuidv7'

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string
  }
}

/**
 * Names every call and logs it when it has been answered: the route's pattern, the status and the time. No address,
 * path value, query, body or token goes into the log.
 */
export function requestLog(logger: Logger): MiddlewareHandler {
  return async (context, next) => {
    const given = context.req.header('x-request-id') ?? ''
    const requestId = /^[\w-]{8,64}$/.test(given) ? given : uuidv7()
    context.set('requestId', requestId)
    context.header('x-request-id', requestId)
    const start = performance.now()
    await next()
    const ms = Math.round((performance.now() - start) * 10) / 10
    const { method } = context.req
    logger.info({ requestId, method, route: routePath(context, -1), status: context.res.status, ms }, 'answered')
  }
}
