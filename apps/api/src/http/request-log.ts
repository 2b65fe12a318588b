import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Logger } from 'pino'
import { uuidv7 } from 'uuidv7'

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string
    /** The pattern of the page's address, where one handler answers for many. */
    route?: string
  }
}

/**
 * Names everything that is asked for and logs it when it has been answered: the route's pattern, the status and the time. No address,
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
    const answered = routePath(context)
    // What a guard has refused is told by what would have answered.
    const route = context.get('route') ?? (answered === '/*' ? routePath(context, -1) : answered)
    logger.info({ requestId, method, route, status: context.res.status, ms }, 'answered')
  }
}
