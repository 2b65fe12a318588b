import type { Locale } from '@krishi/storefront-core/locale'
import { loadMessages } from '../messages/load-messages.ts'
import { createTextsOf } from '../messages/texts-of.ts'
import { matchRoute } from './match-route.ts'
import type { Storefront } from '@krishi/storefront-hooks/storefront'
import type { PageContext } from './page.ts'
import type { ReadyPage } from './ready-page.ts'
import { screens } from './screens.ts'

/** What pages read from, apart from their address. */
export interface PageSources extends Pick<Storefront, 'ports' | 'queries' | 'settings'> {
  /** Scheme and host of the shop. */
  readonly origin: string
}

/** A screen that a page can turn out to be. */
export type PageScreen = keyof typeof screens

/** Loads code, texts and data of the page at an address, on the server and in the browser alike. */
export async function loadPage(sources: PageSources, pathname: string, search: string): Promise<ReadyPage> {
  const { locale, path, route, params } = matchRoute(pathname)
  const screen = route?.screen ?? 'not-found'
  const { ports, settings, origin } = sources
  const [{ page, messages }, queryClient] = await Promise.all([loadScreen(screen, locale), sources.queries.client()])
  const textsOf = createTextsOf(locale, messages)
  const context: PageContext = { ports, queryClient, settings, origin, locale, path, params, search, textsOf }
  const status = (await page.prefetch?.(context)) ?? (screen === 'not-found' ? 404 : 200)
  if (status === 404 && screen !== 'not-found') {
    const { page: notFound } = await screens['not-found'].load()
    return { pathname, search, params, status, page: notFound, head: notFound.head(context), messages }
  }
  return { pathname, search, params, status, page, head: page.head(context), messages }
}

/**
 * Loads code and texts of the page that the server has rendered. Its data came with it, and `screen` too: the client does
 * not know all addresses.
 */
export async function resumePage(pathname: string, search: string, screen: PageScreen): Promise<ReadyPage> {
  const { locale, params } = matchRoute(pathname)
  const { page, messages } = await loadScreen(screen, locale)
  return { pathname, search, params, status: 200, page, head: { title: document.title }, messages }
}

async function loadScreen(screen: PageScreen, locale: Locale) {
  const { load, texts } = screens[screen]
  const [{ page }, messages] = await Promise.all([load(), loadMessages(locale, texts)])
  return { page, messages }
}
