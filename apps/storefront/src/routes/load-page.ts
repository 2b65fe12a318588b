import { loadMessages } from '../messages/load-messages.ts'
import { createTextsOf } from '../messages/texts-of.ts'
import { matchRoute } from './match-route.ts'
import type { PageContext } from './page.ts'
import type { ReadyPage } from './ready-page.ts'
import { screens } from './screens.ts'

/** What pages read from, apart from their address. */
export type PageSources = Pick<PageContext, 'ports' | 'queryClient' | 'settings' | 'origin'>

/** A screen that a page can turn out to be. */
export type PageScreen = keyof typeof screens

/**
 * Loads code, texts and data of the page at an address, on the server and in the browser alike. `rendered` is the screen
 * that the server chose for the first page: the client does not know all addresses.
 */
export async function loadPage(
  sources: PageSources,
  pathname: string,
  search: string,
  rendered?: PageScreen,
): Promise<ReadyPage> {
  const { locale, path, route, params } = matchRoute(pathname)
  const screen = rendered ?? route?.screen ?? 'not-found'
  const [{ page }, messages] = await Promise.all([screens[screen].load(), loadMessages(locale, screens[screen].texts)])
  const context: PageContext = {
    ...sources,
    locale,
    path,
    params,
    search,
    textsOf: createTextsOf(locale, messages),
  }
  const status = (await page.prefetch?.(context)) ?? (screen === 'not-found' ? 404 : 200)
  if (status === 404 && screen !== 'not-found') {
    const { page: notFound } = await screens['not-found'].load()
    return { pathname, search, params, status, page: notFound, head: notFound.head(context), messages }
  }
  return { pathname, search, params, status, page, head: page.head(context), messages }
}
