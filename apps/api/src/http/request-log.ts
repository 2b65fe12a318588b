import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { uuidv7 } from 'uuidv7'
import type { ApiContext } from '../api-context.ts'
import { clientAddress } from './client-address.ts'

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string
    /** The pattern of the page's address, where one handler answers for many. */
    route?: string
  }
}

/** The pattern of the address; what a guard has refused is told by what would have answered. */
function routeOf(context: Context): string {
  const answered = routePath(context)
  return context.get('route') ?? (answered === '/*' ? routePath(context, -1) : answered)
}

/**
 * Names everything that is asked for, and logs and counts it when it has been answered: the route's pattern, the status and the time.
 * No address, path value, query, body or token goes into the log. What the server asks itself is logged, but not counted.
 */
export function requestLog({ logger, monitor }: Pick<ApiContext, 'logger' | 'monitor'>): MiddlewareHandler {
  return (context, next) => {
    const given = context.req.header('x-request-id') ?? ''
    const requestId = /^[\w-]{8,64}$/.test(given) ? given : uuidv7()
    context.set('requestId', requestId)
    context.header('x-request-id', requestId)
    const { method } = context.req
    const isCounted = clientAddress(context, 0) !== null
    const origin = isCounted
      ? ({ kind: 'server', headers: context.req.raw.headers } as const)
      : ({ kind: 'internal' } as const)
    return monitor.step(method, origin, async (step) => {
      const start = performance.now()
      if (isCounted) monitor.count('http.server.active_requests')
      await next()
      const ms = performance.now() - start
      const [route, { status }] = [routeOf(context), context.res]
      const facts = { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status }
      step.tell(`${method} ${route}`, facts)
      if (isCounted) {
        monitor.count('http.server.active_requests', undefined, -1)
        monitor.record('http.server.request.duration', ms / 1000, facts)
      }
      logger.info({ requestId, method, route, status, ms: Math.round(ms * 10) / 10 }, 'answered')
    })
  }
}
