import { createServer, type IncomingMessage, type Server } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'

/** What a load balancer asks, often by HTTP/1.0 and without a name of the host. */
const forWatchers = new Set(['/healthz', '/readyz'])

/**
 * How long a connection that nothing is asked on stays open, in ms: longer than the 60 s of nginx and the usual times of others, so that it is
 * the proxy that ends it. By Node's own 5 s calls are cut that are sent at that moment, and in a busy process calls that wait to be read.
 */
const idleConnectionMs = 75_000

/** The server of HTTP that answers by an app. A call of HTTP/1.1 without `Host` gets 400, as RFC 9112 wants, but for what watchers ask. */
export function createHttpServer(app: Pick<Hono<{ Bindings: HttpBindings }>, 'fetch'>): Server {
  const answer = getRequestListener(app.fetch, { hostname: 'localhost' })
  return createServer({ requireHostHeader: false, keepAliveTimeout: idleConnectionMs }, (request, response) => {
    if (lacksHost(request)) response.writeHead(400, { connection: 'close' }).end()
    else void answer(request, response)
  })
}

function lacksHost({ headers, httpVersion, url = '' }: IncomingMessage): boolean {
  return headers.host === undefined && httpVersion === '1.1' && !forWatchers.has(url)
}
