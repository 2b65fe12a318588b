import { localizePath } from '@krishi/storefront-core/locale'
import type { Locale } from '@krishi/storefront-core/locale'
import { isUnderMaintenance, maintenanceLeftSeconds } from '@krishi/storefront-core/settings'
import type { AppMode, Settings, Visit } from '@krishi/storefront-core/settings'
import { placeOfPage } from '@krishi/storefront-hooks/delivery'
import type { Storefront } from '@krishi/storefront-hooks/storefront'
import { hydrateIslands } from '@krishi/storefront-host/hydration'
import type { StartMoment } from '@krishi/storefront-host/start'
import type { Texts } from '@krishi/storefront-host/texts'
import { renderToString } from 'react-dom/server'
import { PortFailure } from '@krishi/storefront-hooks/query'
import {
  createServerStorefront,
  readPageSettings,
  withServerRenderedCart,
} from './composition/create-server-storefront.ts'
import { loadTextsOf } from './composition/load-texts-of.ts'
import { readEnginePages } from './composition/read-engine-pages.ts'
import { createServerPorts } from './composition/server-ports.ts'
import type { Connection } from './composition/server-ports.ts'
import { noCart, readShownCart } from './features/cart-handover/read-server-rendered-cart.ts'
import { frameParts } from './features/frame/frame-parts.ts'
import { shelves } from './features/frame/shelves.ts'
import offlineTexts from './features/offline/messages/en.json'
import { isReadableAddress } from './routes/is-readable.ts'
import { loadFailedPage, loadPage } from './routes/load-page.ts'
import { matchRoute } from './routes/match-route.ts'
import { modulesOf } from './routes/modules-of.ts'
import { prefetchShell } from './routes/prefetch-shell.ts'
import { redirectOf } from './routes/redirect-of.ts'
import type { PageScreen } from './routes/route-table.ts'
import type { ShopState } from './routes/shop-state.ts'
import { startOf } from './routes/start-of.ts'
import { AppRoot } from './shell/app-root.tsx'
import type { PageContext, Visitor } from './shell/page.ts'
import type { DocumentHead, ReadyPage } from './shell/ready-page.ts'
import { createTextsOf } from './shell/texts-of.ts'

/** The input of a page rendering. */
export interface RenderRequest {
  readonly url: URL
  readonly origin: string
  readonly cookie: string
  readonly visit: Visit
  /** Answers API calls in this process, with the visitor's cookie. */
  readonly fetch: typeof fetch
  /** @default the shop's own API */
  readonly elsewhere?: Connection['elsewhere']
  /** The visitor, for pages that depend on it. */
  readonly visitor: () => Promise<Visitor | null>
  /** Renders the error page of this address. @default false */
  readonly hasFailed?: boolean
}

/** Without what the server adds: where settings and later texts are, and the texts of the page. */
type RenderedState = Omit<ShopState, 'settingsPath' | 'textsPath' | 'texts'>

/** A rendered page, or where to go instead. */
export type RenderedPage =
  | { readonly redirectTo: string; readonly route: string }
  | {
      readonly redirectTo?: undefined
      readonly status: 200 | 400 | 404 | 503
      readonly locale: Locale
      /** Without language prefix. */
      readonly path: string
      /** The route pattern of its address; `*` if there is none. */
      readonly route: string
      readonly head: DocumentHead
      readonly body: string
      /** The message for a tap that could not be loaded. */
      readonly unloaded: string
      readonly state: RenderedState
      /** All texts of its language. */
      readonly texts: Texts
      readonly settings: Settings
      /** The app mode in which it is shown. */
      readonly mode: AppMode
      /** Source modules of the page, as the client manifest names them. */
      readonly modules: readonly string[]
      readonly noIndex: boolean
      /** When its client starts. */
      readonly start: StartMoment
      /** It shows personal data and must not be stored. */
      readonly isPrivate: boolean
      /** Seconds for `Retry-After`, while the shop is closed or its backend fails. */
      readonly retryAfter: number | undefined
    }

/** Timestamps of reads are rounded to this, in ms, so that two visitors get the same bytes. */
const momentMs = 10_000

/** `Retry-After` of a page whose data could not be read, in seconds. */
const failureRetrySeconds = 30

// Every part is rendered: a server waits for no touch.
hydrateIslands()

/** Renders the page of an address to a string, with its data. */
export async function render(request: RenderRequest): Promise<RenderedPage> {
  const { url, visit, fetch, elsewhere } = request
  const { locale, path, route: asked } = matchRoute(url.pathname)
  const redirectTo = isReadableAddress(url.pathname, url.search) ? redirectOf(asked, locale, url.search) : null
  const pattern = asked?.pattern ?? '*'
  if (redirectTo !== null) return { redirectTo, route: pattern }

  const [{ storefront, mode }, texts] = await Promise.all([
    createServerStorefront({ fetch, locale, visit, elsewhere }),
    loadTextsOf(locale),
  ])
  const { queries, settings } = storefront
  const { ready, route, sources, closedFor, postedCart, serverRenderedCart } = await readPage(
    request,
    storefront,
    texts,
  )
  const screen = shownScreen(ready, route?.screen)
  const body = renderToString(
    <AppRoot
      storefront={serverRenderedCart ? withServerRenderedCart(storefront, serverRenderedCart) : storefront}
      parts={frameParts}
      initial={ready}
      loadPage={(pathname, nextSearch) => loadPage(sources, pathname, nextSearch)}
      texts={texts}
      postedCart={postedCart}
      firstAddress={{ pathname: url.pathname, search: searchOf(url) }}
    />,
  )
  const queryClient = await queries.client()
  const hasPlace = placeOfPage(storefront) !== null
  const state: RenderedState = {
    locale,
    screen,
    params: ready.params,
    queries: answeredQueries(queryClient),
    postedCart,
    serverRenderedCart,
  }
  queryClient.clear()
  return {
    status: ready.status,
    locale,
    path,
    route: pattern,
    head: ready.head,
    body,
    unloaded: createTextsOf(locale, texts)('offline', offlineTexts)('notLoaded'),
    state,
    texts,
    settings,
    mode,
    modules: modulesOf(screen, hasPlace),
    noIndex: route?.noIndex === true || ready.status !== 200,
    start: startOf(screen),
    isPrivate: screen === 'payment-mode' || serverRenderedCart !== null || hasPlace,
    retryAfter: closedFor ?? retryAfterOf(ready),
  }
}

/** Reads what an address shows: the page of its route, or that of a closed shop or of a failure. */
async function readPage(
  { url, origin, cookie, visitor, hasFailed = false }: RenderRequest,
  storefront: Storefront,
  texts: Texts,
) {
  const { queries, ports, settings, locale } = storefront
  // While the shop is closed, every address says so and works again afterwards [04.6].
  const closedFor = maintenanceLeft(settings)
  const shownPath = closedFor === null ? url.pathname : localizePath('/maintenance', locale)
  const { route } = matchRoute(shownPath)
  const sources = { ports, queries, settings, origin, visitor, texts }
  const load = hasFailed ? loadFailedPage : loadPage
  const [loaded, cart] = await Promise.all([
    load(sources, shownPath, searchOf(url)),
    route?.screen === 'cart' ? readShownCart(storefront, cookie, visitor) : noCart,
    prefetchShell(sources, locale),
  ])
  return { ready: { ...loaded, pathname: url.pathname }, route, sources, closedFor, ...cart }
}

/** Without its question mark. */
function searchOf({ search }: URL): string {
  return search.replace(/^\?/, '')
}

/** The screen that is rendered for the route `screen`. */
function shownScreen({ status }: ReadyPage, screen: PageScreen = 'not-found'): PageScreen {
  if (status === 404 || status === 400) return 'not-found'
  return status === 503 && screen !== 'maintenance' ? 'failed' : screen
}

/** A failing backend gets a `Retry-After`. */
function retryAfterOf({ status }: ReadyPage): number | undefined {
  return status === 503 ? failureRetrySeconds : undefined
}

/** Reads and failed reads of the page: the client hydrates the same page and retries at the first touch. */
function answeredQueries(queryClient: PageContext['queryClient']): ShopState['queries'] {
  return queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }): ShopState['queries'] => {
      if (state.status === 'pending') return []
      if (state.status === 'success') {
        return [{ queryKey, data: state.data, updatedAt: state.dataUpdatedAt - (state.dataUpdatedAt % momentMs) }]
      }
      return [{ queryKey, failure: failureOf(state.error) }]
    })
}

/** Why a read failed. Other errors than port failures are bugs, for which the page has no message. */
function failureOf(error: unknown): PortFailure['failure'] {
  return error instanceof PortFailure ? error.failure : { code: 'network/server' }
}

/** The storefront for a search engine: in English, without a visitor. */
async function openForRobots(fetchApi: typeof fetch): Promise<Storefront> {
  const visit = { isFromApp: false, userAgent: '' }
  const { storefront } = await createServerStorefront({ fetch: fetchApi, locale: 'en', visit })
  return storefront
}

export { askableOperations, askEngine } from './composition/ask-engine.ts'
export { engineOfBuild } from './composition/browser-ports.ts'
export { readPageSettings }

/** Every page that search engines should know but those of products, without language prefix. */
const sitemapPages: readonly string[] = ['/', ...shelves.map(({ handle }) => `/collections/${handle}`)]

/**
 * The same for a shop on its own API, which lists its products itself, and for one on another engine, with the products of its menu.
 * Rejects where these cannot be read.
 */
export function readSitemapPages(connection: Omit<Connection, 'locale'>): Promise<readonly string[]> {
  if (!connection.elsewhere) return Promise.resolve(sitemapPages)
  return readEnginePages(createServerPorts({ ...connection, locale: 'en' }).catalog)
}

/** Seconds until a shop that is closed for maintenance opens again; null while it is open [04.6]. */
export async function readMaintenanceLeft(fetchApi: typeof fetch): Promise<number | null> {
  return maintenanceLeft((await openForRobots(fetchApi)).settings)
}

/** Seconds until the shop opens again; null while it is open. */
function maintenanceLeft({ maintenance }: Settings): number | null {
  const now = Date.now()
  return isUnderMaintenance(maintenance, now) ? maintenanceLeftSeconds(maintenance, now) : null
}
