import { toBrowserEngine } from '../src/composition/engine.ts'
import type { ServerEngine } from '../src/composition/engine.ts'
import type { EngineConnection } from '../src/composition/server-ports.ts'
import { defaultLocale } from '@krishi/storefront-core/locale'
import type { Visit } from '@krishi/storefront-core/settings'
import type { Texts } from '@krishi/storefront-host/texts'
import { alternateLinks, canonicalLink } from '../src/features/head/alternate-links.ts'
import type { RenderedPage, RenderRequest } from '../src/entry-server.tsx'
import type { Visitor } from '../src/shell/page.ts'
import type { ShopState } from '../src/routes/shop-state.ts'
import type { PageAssets } from './asset-manifest.ts'
import { renderHtmlDocument } from './html-document.ts'
import { cachingOf } from './page-caching.ts'
import { pageHeaders, scriptHash } from './security-headers.ts'
import { settingsFile } from './settings-file.ts'

/** A page asked for. */
export interface PageRequest {
  readonly url: URL
  /** Scheme and host for canonical addresses. */
  readonly origin: string
  readonly cookie: string
  readonly visit: Visit
  /** The network address of whoever asks; null where it is not known. @default null */
  readonly shopperAddress?: string | null
  /** The page could not be made: it says so. @default false */
  readonly hasFailed?: boolean
}

/** A finished page, or where to go instead. */
export type PageResponse =
  | { readonly redirectTo: string; readonly route: string }
  | {
      readonly redirectTo?: undefined
      readonly status: 200 | 400 | 404 | 503
      readonly html: string
      /** The pattern of its address, for the log. */
      readonly route: string
      readonly headers: Readonly<Record<string, string>>
    }

/** Renders any address of the shop. */
export type PageRenderer = (request: PageRequest) => Promise<PageResponse>

/** The dependencies of the renderer. */
export interface PageRendererOptions {
  /** `render` of the server build. */
  readonly render: (request: RenderRequest) => Promise<RenderedPage>
  readonly assetsOf: (modules: readonly string[]) => PageAssets
  /** The inline boot script as text. */
  readonly bootScript: string
  /** The engine that pages read from. @default the API of the shop */
  readonly engine?: ServerEngine | null
  /** Told that Shopify has answered with another version of its API. */
  readonly onOtherVersion?: EngineConnection['onOtherVersion']
  /** Answers calls of the API in this process. */
  readonly fetchApi: typeof fetch
  /** Who looks at a page with these cookies; null where nobody knows. */
  readonly findVisitor: (cookies: string) => Promise<Visitor | null>
  /** Whether pages may open the window of Razorpay. @default false */
  readonly paysWithRazorpay?: boolean
  /** Hosts of an external checkout, which forms may be posted to. @default none */
  readonly externalHosts?: readonly string[]
  /** Other hosts that pictures of the catalogue are on. @default none */
  readonly pictureHosts?: readonly string[]
  /** Vite's hand in the HTML while developing; its inline scripts need a looser policy than ours. */
  readonly transformHtml?: (url: string, html: string) => Promise<string>
}

/** Creates the renderer of pages. */
export function createPageRenderer(options: PageRendererOptions): PageRenderer {
  const { render, assetsOf, bootScript, fetchApi, findVisitor, engine = null } = options
  const headers = options.transformHtml
    ? {}
    : pageHeaders(scriptHash(bootScript), options.paysWithRazorpay, options.externalHosts, options.pictureHosts, engine)

  return async (request) => {
    const { url, origin, cookie, shopperAddress = null } = request
    let visitor: Promise<Visitor | null> | undefined
    const page = await render({
      ...request,
      elsewhere: engine ? { engine, shopperAddress, onOtherVersion: options.onOtherVersion } : undefined,
      fetch: (input, init) => fetchApi(withCookie(new Request(input, init), cookie)),
      // Whoever signs in does so at the engine, of which the cookie tells nothing.
      visitor: () => (visitor ??= engine ? Promise.resolve(null) : findVisitor(cookie)),
    })
    if (page.redirectTo !== undefined) return { redirectTo: page.redirectTo, route: page.route }
    const assets = assetsOf(page.modules)
    const { path: settingsPath } = settingsFile(page.settings, page.mode, page.locale)
    const textsPath = page.locale === defaultLocale ? null : assets.textsPath
    const state: ShopState = { ...page.state, settingsPath, textsPath, texts: pick(page.texts, assets.scopes) }
    const html = renderHtmlDocument({
      locale: page.locale,
      title: page.head.documentTitle,
      description: page.head.description ?? '',
      canonical: canonicalLink(origin, page.head.canonicalPath ?? page.path, page.locale),
      alternates: alternateLinks(origin, page.head.canonicalPath ?? page.path),
      noIndex: page.noIndex,
      jsonLd: page.head.jsonLd ?? [],
      css: assets.css,
      sheets: assets.sheets,
      areSheetsInlined: assets.css !== '',
      body: page.body,
      unloaded: page.unloaded,
      state,
      engine: engine && toBrowserEngine(engine),
      bootScript,
      entry: assets.entry,
      preload: [...assets.scripts, settingsPath, ...(textsPath === null ? [] : [textsPath])],
      start: page.start,
    })
    const shown = await (options.transformHtml?.(url.pathname, html) ?? html)
    const retryAfter = page.retryAfter === undefined ? {} : { 'retry-after': String(page.retryAfter) }
    const caching = cachingOf({ ...page, html: shown }, { cookie, search: url.search })
    return { status: page.status, html: shown, route: page.route, headers: { ...headers, ...retryAfter, ...caching } }
  }
}

/** What a page reads of the API, it reads in the name of whoever looks at it. */
function withCookie(request: Request, cookie: string): Request {
  request.headers.set('cookie', cookie)
  return request
}

/** The texts that a page shows; those of the rest come with its code. */
function pick(texts: Texts, scopes: PageAssets['scopes']): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([scope]) => scopes?.includes(scope) ?? true))
}
