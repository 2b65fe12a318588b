import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Config } from '@krishi/api/config'
import type { Api } from '@krishi/api/create-api'
import { clientAddress } from '@krishi/api/http/client-address'
import { sendPrepared } from '@krishi/api/http/prepared'
import { isKnownEtag } from '@krishi/api/http/is-known-etag'
import type { Monitor } from '@krishi/api/monitoring/monitor'
import { errorMessage } from '@krishi/api/http/messages'
import { splitLocalePath } from '@krishi/storefront-core/locale'
import { Hono } from 'hono'
import type { Context } from 'hono'
import { mountAppHandover, visitOf } from './app-handover.ts'
import { answerHeaders } from './answer-headers.ts'
import { mountCartForm, type CartFormConfig } from './cart-form.ts'
import { compressText } from './compression.ts'
import { createEngineCalls } from './engine-calls.ts'
import type { EngineCalls } from './engine-calls.ts'
import { limitOf } from './limit-of.ts'
import type { RenderSitemap } from './create-sitemap.ts'
import { keepElements } from './keep-elements.ts'
import type { PageRenderer } from './page-renderer.ts'
import { mountSettings } from './settings-file.ts'
import type { ReadPageSettings } from './settings-file.ts'
import { renderRobots } from './sitemap.ts'

/** The dependencies of the server of the shop. */
export interface ShopServerOptions {
  readonly api: Api
  /** Told of each page that is rendered. */
  readonly monitor: Monitor
  /** Pictures, mounted under `/img`. */
  readonly images: Hono
  readonly renderPage: PageRenderer
  readonly readPageSettings: ReadPageSettings
  readonly renderSitemap: RenderSitemap
  /** What elements ask of a shop on another engine; null for the API of the shop, which answers them itself. */
  readonly engineCalls: EngineCalls | null
  /** The client build; null while developing, when Vite serves it. */
  readonly clientDirectory: string | null
  readonly config: CartFormConfig & Pick<Config, 'dataDir' | 'takesTokenOfAddress' | 'embedOrigins'>
  readonly publicDirectory: string
  /** Told of everything that no page expects; the shopper sees a page that says so. */
  readonly onError: (error: Error) => void
}

/** Says to who asks too often when to come back, in the language of the page. */
function refusePage(c: Context, seconds: number): Response {
  const { locale } = splitLocalePath(c.req.path)
  return c.text(errorMessage('request/rate-limited', locale), 429, { 'retry-after': String(seconds) })
}

type ShopApp = Hono<{ Bindings: HttpBindings }>

/** What search engines read first. */
function mountSitemaps(app: ShopApp, { renderSitemap }: ShopServerOptions, originOf: (url: string) => string): void {
  async function answerWithSitemap(c: Context, part: string | null): Promise<Response | null> {
    const sitemap = await renderSitemap(originOf(c.req.url), part)
    if (sitemap === null) return null
    if (sitemap.kind === 'closed') {
      return c.text('Closed', 503, { 'retry-after': String(sitemap.retryAfter), 'cache-control': 'no-store' })
    }
    return sendPrepared(c, sitemap.xml, {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    })
  }

  app.get('/robots.txt', (c) =>
    c.text(renderRobots(originOf(c.req.url)), 200, { 'cache-control': 'public, max-age=3600' }),
  )
  app.get('/sitemap.xml', async (c, next) => (await answerWithSitemap(c, null)) ?? next())
  // Beside the pages that they name: one in a folder would be believed for that folder alone.
  app.get('/:file{sitemap-[a-z0-9-]+\\.xml}', async (c, next) => {
    c.set('route', '/sitemap-:part.xml')
    const part = c.req.param('file').slice('sitemap-'.length, -'.xml'.length)
    return (await answerWithSitemap(c, part)) ?? next()
  })
}

/** The one address of the elements that follows each build: a fix reaches every page within five minutes. */
const followingLoader = '/embed/v1.js'

/** Pages of any site load the elements, as modules, which asks for leave. */
function elementHeaders(_: string, c: Context): void {
  const lasts = c.req.path === followingLoader ? 'max-age=300' : 'max-age=31536000, immutable'
  c.header('cache-control', `public, ${lasts}`)
  c.header('access-control-allow-origin', '*')
}

/** The files of the build, and those that stand at fixed addresses. */
function mountFiles(app: ShopApp, { publicDirectory, clientDirectory, config }: ShopServerOptions): void {
  app.get('/favicon.svg', async (c) =>
    c.body(await readFile(join(publicDirectory, 'favicon.svg'), 'utf8'), 200, {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=86400',
    }),
  )
  // A browser asks there for a newer one, so it stays where it is and is not kept.
  app.get('/alerts-worker.js', async (c) =>
    c.body(await readFile(join(publicDirectory, 'alerts-worker.js'), 'utf8'), 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    }),
  )
  // Pictures that the catalogue names by address; they change with the catalogue.
  app.use(
    '/banners/*',
    serveStatic({
      root: publicDirectory,
      onFound: (_, c) => c.header('cache-control', 'public, max-age=86400'),
    }),
  )
  if (clientDirectory !== null) {
    app.use(
      '/assets/*',
      serveStatic({
        root: clientDirectory,
        precompressed: true,
        onFound: (_, c) => c.header('cache-control', 'public, max-age=31536000, immutable'),
      }),
    )
    app.get('/assets/*', (c) => c.text('Not found', 404))
    for (const root of [clientDirectory, keepElements(clientDirectory, config.dataDir)]) {
      app.use('/embed/*', serveStatic({ root, precompressed: true, onFound: elementHeaders }))
    }
    app.get('/embed/*', (c) => c.text('Not found', 404))
  }
}

/** The whole shop as one app: API, pictures, assets, form posts and pages. */
export function createShopServer(options: ShopServerOptions): ShopApp {
  const app: ShopApp = new Hono()
  const { publicOrigin, takesTokenOfAddress, embedOrigins } = options.config
  const originOf = (url: string) => publicOrigin ?? new URL(url).origin

  const isEncrypted = publicOrigin?.startsWith('https:') ?? false

  app.use(answerHeaders(isEncrypted))
  // The API, and the payment sandbox where there is one.
  app.route('/', options.api.app)
  const { guards, lookUpPincode } = options.api
  if (options.engineCalls) {
    app.route(
      '/embed/calls',
      createEngineCalls({ ...options.engineCalls, guards, lookUpPincode, config: options.config }),
    )
  }
  app.use(guards.log, guards.limit(limitOf, refusePage))
  app.route('/img', options.images)
  // The stand-in picture lives at the address that the specification names.
  app.route('/images', options.images)
  mountAppHandover(app, options.api, { isEncrypted, takesToken: takesTokenOfAddress })
  mountCartForm(app, options.config)
  mountSettings(app, options.readPageSettings, embedOrigins)
  // An unknown one falls through to the page that says so.
  app.get('/s/:code', async (c, next) => {
    const path = await options.api.findShortLink(c.req.param('code'))
    return path === null ? next() : c.redirect(path, 302)
  })
  mountSitemaps(app, options, originOf)
  mountFiles(app, options)

  async function answerWithPage(c: Context<{ Bindings: HttpBindings }>, hasFailed = false) {
    const asked = {
      url: new URL(c.req.url),
      origin: originOf(c.req.url),
      cookie: c.req.header('cookie') ?? '',
      visit: visitOf(c),
      shopperAddress: clientAddress(c, options.config.trustedProxies),
      hasFailed,
    }
    const page = await options.monitor.step('render page', { kind: 'internal' }, () => options.renderPage(asked))
    c.set('route', page.route)
    if (page.redirectTo !== undefined) return c.redirect(page.redirectTo, 301)
    const { headers } = page
    if (headers['etag'] && isKnownEtag(c.req.header('if-none-match'), headers['etag'])) {
      return c.body(null, 304, headers)
    }
    const { body, encoding } = compressText(page.html, c.req.header('accept-encoding') ?? '')
    return c.body(body, page.status, {
      'content-type': 'text/html; charset=utf-8',
      ...headers,
      ...(encoding === null ? {} : { 'content-encoding': encoding }),
    })
  }
  app.get('*', (c) => answerWithPage(c))
  // Whatever breaks, such as a database that is down, the shopper keeps the frame of the shop and can try again.
  app.onError(async (error, c) => {
    options.onError(error)
    try {
      return await answerWithPage(c, true)
    } catch {
      return c.text('The shop cannot be reached right now. Please try again.', 503, { 'retry-after': '30' })
    }
  })
  return app
}
