import type { Storefront } from '@krishi/storefront-hooks/storefront'
import { prepareIslands } from '@krishi/storefront-host/hydration'
import type { Texts } from '@krishi/storefront-host/texts'
import { createTextsOf } from '../shell/texts-of.ts'
// Heads of pages are loaded with the navigation code, because only navigations need them.
import '../features/head/heads.ts'
import { documentTitle } from '../features/head/document-title.ts'
import { isReadableAddress } from './is-readable.ts'
import { isOffered } from './is-offered.ts'
import { loadScreen } from './load-screen.ts'
import { matchRoute } from './match-route.ts'
import type { PageContext, PageModule } from '../shell/page.ts'
import type { LoadedPage, ReadyPage } from '../shell/ready-page.ts'
import { statusOfReads } from './status-of-reads.ts'

/** The sources that pages read from. */
export interface PageSources extends Pick<Storefront, 'ports' | 'queries' | 'settings'> {
  /** Scheme and host of the shop. */
  readonly origin: string
  readonly visitor?: NonNullable<PageContext['visitor']>
  /** The texts of the shopper's language: all on a server, those that are loaded in a browser. */
  readonly texts: Texts
}

/** Loads code, texts and data of the page at an address, on the server and in the browser alike. */
export async function loadPage(sources: PageSources, pathname: string, search: string): Promise<LoadedPage> {
  const { screen, isReadable, page, context, ...address } = await prepare(sources, pathname, search)
  const reported = (await page.prefetch?.(context)) ?? (!isReadable ? 400 : screen === 'not-found' ? 404 : 200)
  // On the server an error is a status, and its page must work without script; in the browser a page has its own retry button.
  const status = import.meta.env.SSR && reported === 200 ? statusOfReads(context) : reported
  if (status === 404 && screen !== 'not-found') return standIn('not-found', status, context, address)
  if (import.meta.env.SSR && status === 503 && screen !== 'maintenance') {
    return standIn('failed', status, context, address)
  }
  return ready(address, status, page, context)
}

/** The error page of an address that could not be rendered, with a retry. */
export async function loadFailedPage(sources: PageSources, pathname: string, search: string): Promise<LoadedPage> {
  const { context, params } = await prepare(sources, pathname, search)
  return standIn('failed', 503, context, { pathname, search, params })
}

const unread =
  'The page was not read without a connection. The page before it stays. Follow the link again when the connection is back.'

/** Paths whose page could not be loaded in this document. */
const unloaded = new Set<string>()

/**
 * The page of a followed link; null where the server has to answer: for an address that the client has no screen for, and for one
 * whose code was refused before although the server can be reached. Chromium up to 153 remembers a refused module until the next
 * document, and every module that imports it fails with it.
 *
 * Rejects if its code cannot be loaded, or its data cannot be read without a connection: the current page is more useful than an
 * empty one.
 */
export async function followLink(sources: PageSources, pathname: string, search: string): Promise<LoadedPage | null> {
  if (matchRoute(pathname).route === null) {
    if (navigator.onLine) return null
    // A document request would show the browser's own error page.
    throw new Error(unread)
  }
  const begun = Date.now()
  try {
    const page = await loadPage(sources, pathname, search)
    if (!navigator.onLine && (await hasUnread(sources, begun))) throw new Error(unread)
    return page
  } catch (error) {
    if (unloaded.has(pathname) && (await isServerReached(pathname))) return null
    unloaded.add(pathname)
    throw error
  }
}

/** Whether a document request would be answered, if only with an error. */
async function isServerReached(pathname: string): Promise<boolean> {
  return fetch(pathname, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}

/** Whether a query since `begun` has failed. */
async function hasUnread({ queries }: PageSources, begun: number): Promise<boolean> {
  const reads = (await queries.client()).getQueryCache().getAll()
  return reads.some(({ state }) => state.data === undefined && state.errorUpdatedAt >= begun)
}

type Address = Pick<ReadyPage, 'pathname' | 'search' | 'params'>

/** A screen that is shown instead of the one of the address. */
async function standIn(
  screen: 'not-found' | 'failed',
  status: 404 | 503,
  context: PageContext,
  address: Address,
): Promise<LoadedPage> {
  return ready(address, status, await loadScreen(screen), context)
}

async function ready(
  address: Address,
  status: ReadyPage['status'],
  page: PageModule,
  context: PageContext,
): Promise<LoadedPage> {
  const head = await page.head(context)
  return {
    ...address,
    status,
    page,
    head: { ...head, documentTitle: documentTitle(head.title, context.textsOf) },
  }
}

/** The screen of an address, with the islands and the frame: a navigation needs them, and a server renders them at once. */
async function prepare(sources: PageSources, pathname: string, search: string) {
  const { locale, path, route, params } = matchRoute(pathname)
  // Only the server receives malformed addresses; the client requests such pages from it.
  const isReadable = !import.meta.env.SSR || isReadableAddress(pathname, search)
  // Only the server receives addresses that nothing leads to.
  const isThere = route !== null && isReadable && (!import.meta.env.SSR || isOffered(route.screen, sources.ports))
  const screen = isThere ? route.screen : 'not-found'
  const [page, queryClient] = await Promise.all([loadScreen(screen), sources.queries.client()])
  await prepareIslands()
  const textsOf = createTextsOf(locale, sources.texts)
  const context: PageContext = { ...sources, queryClient, locale, path, params, search, textsOf }
  return { screen, isReadable, page, context, pathname, search, params }
}
