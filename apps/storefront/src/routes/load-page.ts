import type { Locale } from '@krishi/storefront-core/locale'
import type { Storefront } from '@krishi/storefront-hooks/storefront'
import { createTextsOf } from '../messages/texts-of.ts'
// With the way to a page comes what its head says: pages ask for it only there.
import '../head/heads.ts'
import { prepareIslands } from '../shell/island.tsx'
import { isReadableAddress } from './is-readable.ts'
import { loadScreen } from './load-screen.ts'
import { matchRoute } from './match-route.ts'
import type { PageContext } from './page.ts'
import type { ReadyPage } from './ready-page.ts'
import type { PageScreen } from './screens.ts'

/** What pages read from, apart from their address. */
export interface PageSources extends Pick<Storefront, 'ports' | 'queries' | 'settings'> {
  /** Scheme and host of the shop. */
  readonly origin: string
  readonly visitor?: NonNullable<PageContext['visitor']>
}

/** Loads code, texts and data of the page at an address, on the server and in the browser alike. */
export async function loadPage(sources: PageSources, pathname: string, search: string): Promise<ReadyPage> {
  const { locale, path, route, params } = matchRoute(pathname)
  const isReadable = isReadableAddress(pathname, search)
  const screen = (isReadable && route?.screen) || 'not-found'
  const [{ page, messages }, queryClient] = await Promise.all([prepareScreen(screen, locale), sources.queries.client()])
  const textsOf = createTextsOf(locale, messages)
  const context: PageContext = { ...sources, queryClient, locale, path, params, search, textsOf }
  const status = (await page.prefetch?.(context)) ?? (isReadable ? (screen === 'not-found' ? 404 : 200) : 400)
  if (status === 404 && screen !== 'not-found') {
    const missing = await loadScreen('not-found', locale)
    const head = await missing.page.head({ ...context, textsOf: createTextsOf(locale, missing.messages) })
    return { pathname, search, params, status, head, ...missing }
  }
  return { pathname, search, params, status, page, head: await page.head(context), messages }
}

/** The page of a link that she follows; null for an address that the client has no screen for: the server answers it. */
export async function followLink(sources: PageSources, pathname: string, search: string): Promise<ReadyPage | null> {
  return matchRoute(pathname).route === null ? null : loadPage(sources, pathname, search)
}

/** With what stands in the page and around it: they follow to another page, and a server renders them at once. */
async function prepareScreen(screen: PageScreen, locale: Locale) {
  const loaded = await loadScreen(screen, locale)
  await prepareIslands()
  return loaded
}
