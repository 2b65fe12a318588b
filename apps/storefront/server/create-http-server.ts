import { createServer, type IncomingMessage, type Server } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'

/** What a load balancer asks, often by HTTP/1.0 and without a name of the host. */
const forWatchers = new Set(['/healthz', '/readyz'])

/** The server of HTTP that answers by an app. A call of HTTP/1.1 without `Host` gets 400, as RFC 9112 wants, but for what watchers ask. */
export function createHttpServer(app: Pick<Hono<{ Bindings: HttpBindings }>, 'fetch'>): Server {
  const answer = getRequestListener(app.fetch, { hostname: 'localhost' })
  return createServer({ requireHostHeader: false }, (request, response) => {
    if (lacksHost(request)) response.writeHead(400, { connection: 'close' }).end()
    else void answer(request, response)
  })
}

function lacksHost({ headers, httpVersion, url = '' }: IncomingMessage): boolean {
  return headers.host === undefined && httpVersion === '1.1' && !forWatchers.has(url)
}
