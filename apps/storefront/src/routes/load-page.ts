import type { Locale } from '@krishi/storefront-core/locale'
import { loadMessages } from '../messages/load-messages.ts'
import { createTextsOf } from '../messages/texts-of.ts'
import { matchRoute } from './match-route.ts'
import type { Storefront } from '@krishi/storefront-hooks/storefront'
import type { PageContext } from './page.ts'
import type { ReadyPage } from './ready-page.ts'
import type { ShopState } from '../shell/shop-state.ts'
import { prepareIslands } from '../shell/island.tsx'
import { screenOf } from './screens.ts'
import type { PageScreen } from './screens.ts'

/** What pages read from, apart from their address. */
export interface PageSources extends Pick<Storefront, 'ports' | 'queries' | 'settings'> {
  /** Scheme and host of the shop. */
  readonly origin: string
  readonly isSignedIn?: NonNullable<PageContext['isSignedIn']>
}

/** Loads code, texts and data of the page at an address, on the server and in the browser alike. */
export async function loadPage(sources: PageSources, pathname: string, search: string): Promise<ReadyPage> {
  const { locale, path, route, params } = matchRoute(pathname)
  const screen = route?.screen ?? 'not-found'
  const [{ page, messages }, queryClient] = await Promise.all([prepareScreen(screen, locale), sources.queries.client()])
  const textsOf = createTextsOf(locale, messages)
  const context: PageContext = { ...sources, queryClient, locale, path, params, search, textsOf }
  const status = (await page.prefetch?.(context)) ?? (screen === 'not-found' ? 404 : 200)
  if (status === 404 && screen !== 'not-found') {
    const missing = await loadScreen('not-found', locale)
    const head = missing.page.head({ ...context, textsOf: createTextsOf(locale, missing.messages) })
    return { pathname, search, params, status, head, ...missing }
  }
  return { pathname, search, params, status, page, head: page.head(context), messages }
}

/**
 * Loads code and texts of the page that the server has rendered. Its data came with it, and what its address means too:
 * the client does not know all addresses.
 */
export async function resumePage(
  pathname: string,
  search: string,
  { screen, locale, params }: Pick<ShopState, 'screen' | 'locale' | 'params'>,
): Promise<ReadyPage> {
  const { page, messages } = await loadScreen(screen, locale)
  return { pathname, search, params, status: 200, page, head: { title: document.title }, messages }
}

/** With what stands in the page and around it: they follow to another page, and a server renders them at once. */
async function prepareScreen(screen: PageScreen, locale: Locale) {
  const loaded = await loadScreen(screen, locale)
  await prepareIslands()
  return loaded
}

async function loadScreen(screen: PageScreen, locale: Locale) {
  const { load, texts } = await screenOf(screen)
  const [{ page }, messages] = await Promise.all([load(), loadMessages(locale, texts)])
  return { page, messages }
}
