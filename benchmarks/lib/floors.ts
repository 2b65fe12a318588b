import { createServer } from 'node:http'
import type { IncomingMessage, OutgoingHttpHeaders, Server } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { brotliQuality } from '../../apps/storefront/server/compression.ts'
import { buildBareHydrate } from './build-bare-hydrate.ts'
import { freePort } from './open-shop.ts'

/** The same page three times: as it is, without any script, and hydrated by nothing but React. */
export interface Floors {
  readonly shop: string
  readonly staticPage: string
  readonly bareReact: string
  close: () => void
}

/** The root and all in it; a place for what cannot be loaded may stand between it and the state. */
const rootOfPage = /<div id="root">[\s\S]*<\/div>(?=(?:<p id="unloaded"[^>]*><\/p>)?<script type="application\/json")/

/** Serves the page at `path` of the shop and its two floors, all through one kind of server, so that only the page differs. */
export async function serveFloors(origin: string, path: string, browser: Browser): Promise<Floors> {
  const html = await (await fetch(origin + path)).text()
  const withoutScripts = html.replace(/<script(?! type="application\/ld\+json")[\s\S]*?<\/script>/g, '')
  const bare = await buildBareHydrate(html, browser)
  const bareHtml = html.replace(rootOfPage, () => `<div id="root">${bare.body}</div>`)
  if (bareHtml === html) {
    throw new Error(
      `The page at ${path} has its root elsewhere. Its own markup would be hydrated. Mend \`rootOfPage\`.`,
    )
  }
  const boot = /<script data-entry[\s\S]*?<\/script>/.exec(html)?.[0] ?? ''
  const bareBoot = boot
    .replace(/data-entry="[^"]*"/, 'data-entry="/bare.js"')
    .replace(/data-preload="[^"]*"/, 'data-preload=""')
  const servers: Server[] = []

  async function serve(readPage: () => Promise<string>): Promise<string> {
    const port = await freePort()
    const server = createServer((request, response) => {
      void answer(request, readPage).then(({ status, headers, body }) => {
        response.writeHead(status, headers)
        response.end(body)
      })
    })
    server.listen(port)
    servers.push(server)
    return `http://localhost:${String(port)}${path}`
  }

  async function answer(request: IncomingMessage, readPage: () => Promise<string>): Promise<Answer> {
    const url = request.url ?? '/'
    if (url === path) return encoded(200, { 'content-type': 'text/html; charset=utf-8' }, await readPage())
    if (url === '/bare.js') return encoded(200, { 'content-type': 'text/javascript' }, bare.script)
    return forward(origin + url, request)
  }

  const bareWithoutState = bareHtml
    .replace(boot, () => bareBoot)
    .replace(/<script type="application\/json"[\s\S]*?<\/script>/, '')
  return {
    // Asked for again each time: a page that lies about grows stale, and its client would load the products again.
    shop: await serve(async () => (await fetch(origin + path)).text()),
    staticPage: await serve(() => Promise.resolve(withoutScripts)),
    bareReact: await serve(() => Promise.resolve(bareWithoutState)),
    close: () => servers.forEach((server) => server.close()),
  }
}

interface Answer {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  readonly body: Buffer
}

function encoded(status: number, headers: OutgoingHttpHeaders, body: string | Buffer): Answer {
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality }
  return { status, headers: { ...headers, 'content-encoding': 'br' }, body: brotliCompressSync(body, { params }) }
}

/** Asks the shop the same question, so that its client finds everything that it talks to. */
async function forward(url: string, request: IncomingMessage): Promise<Answer> {
  const asked = Object.entries(request.headers).filter(([name]) => forwarded.includes(name))
  const answer = await fetch(url, {
    method: request.method ?? 'GET',
    headers: Object.fromEntries(asked.map(([name, value]) => [name, String(value)])),
    ...(request.method === 'POST' && { body: await buffer(request) }),
  })
  const headers: OutgoingHttpHeaders = { 'set-cookie': answer.headers.getSetCookie() }
  for (const name of ['content-type', 'cache-control']) headers[name] = answer.headers.get(name) ?? ''
  // `fetch` has undone the encoding; texts are encoded again as the shop does.
  const body = Buffer.from(await answer.arrayBuffer())
  const isText = /javascript|json|css|svg/.test(String(headers['content-type']))
  return isText ? encoded(answer.status, headers, body) : { status: answer.status, headers, body }
}

/** What of a question is the client's and not that of its connection. */
const forwarded = ['accept', 'authorization', 'content-type', 'cookie', 'user-language', 'userid', 'api-version']
