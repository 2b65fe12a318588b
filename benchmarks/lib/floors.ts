import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { buildBareHydrate } from './build-bare-hydrate.ts'
import { freePort } from './open-shop.ts'

/** The same page three times: as it is, without any script, and hydrated by nothing but React. */
export interface Floors {
  readonly shop: string
  readonly staticPage: string
  readonly bareReact: string
  close(): void
}

/** Serves the page at `path` of the shop and its two floors, all through one kind of server, so that only the page differs. */
export async function serveFloors(origin: string, path: string, browser: Browser): Promise<Floors> {
  const html = await (await fetch(origin + path)).text()
  const withoutScripts = html.replace(/<script(?! type="application\/ld\+json")[\s\S]*?<\/script>/g, '')
  const bare = await buildBareHydrate(html, browser)
  const bareHtml = html.replace(
    /<div id="root">[\s\S]*<\/div><script type="application\/json"/,
    () => `<div id="root">${bare.body}</div><script type="application/json"`,
  )
  const boot = /<script data-entry[\s\S]*?<\/script>/.exec(html)?.[0] ?? ''
  const bareBoot = boot
    .replace(/data-entry="[^"]*"/, 'data-entry="/bare.js"')
    .replace(/data-preload="[^"]*"/, 'data-preload=""')
  const files = new Map([['/bare.js', { type: 'text/javascript', body: bare.script }]])
  const servers: Server[] = []

  async function serve(page: string | null): Promise<string> {
    const port = await freePort()
    const server = createServer((request, response) => {
      const url = request.url ?? '/'
      const own = page !== null && url === path ? { type: 'text/html; charset=utf-8', body: page } : files.get(url)
      if (own) {
        const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
        response.writeHead(200, { 'content-type': own.type, 'content-encoding': 'br' })
        response.end(brotliCompressSync(own.body, { params }))
        return
      }
      void forward(origin + url, request.headers['accept-encoding'] ?? '').then(({ status, headers, body }) => {
        response.writeHead(status, headers)
        response.end(body)
      })
    })
    server.listen(port)
    servers.push(server)
    return `http://localhost:${String(port)}${path}`
  }

  return {
    shop: await serve(html),
    staticPage: await serve(withoutScripts),
    bareReact: await serve(
      bareHtml.replace(boot, bareBoot).replace(/<script type="application\/json"[\s\S]*?<\/script>/, ''),
    ),
    close: () => servers.forEach((server) => server.close()),
  }
}

async function forward(url: string, acceptEncoding: string) {
  const answer = await fetch(url, { headers: { 'accept-encoding': acceptEncoding } })
  // `fetch` has undone the encoding; scripts are encoded again as the shop does.
  const bytes = Buffer.from(await answer.arrayBuffer())
  const type = answer.headers.get('content-type') ?? ''
  const isText = /javascript|json|css|svg/.test(type)
  const headers: Record<string, string> = { 'content-type': type }
  const cache = answer.headers.get('cache-control')
  if (cache !== null) headers['cache-control'] = cache
  if (!isText) return { status: answer.status, headers, body: bytes }
  return { status: answer.status, headers: { ...headers, 'content-encoding': 'br' }, body: brotliCompressSync(bytes) }
}
