import type { Locale } from '@krishi/storefront-core/locale'
import type { CompiledMessages } from '@krishi/storefront-ui/i18n'
import { loadMessages } from '../messages/load-messages.ts'
import type { ShopState } from '../shell/shop-state.ts'
import type { PageModule } from './page.ts'
import type { ReadyPage } from './ready-page.ts'
import { screenOf } from './screens.ts'
import type { PageScreen } from './screens.ts'

/** A screen that can be shown: its code and texts. */
export interface LoadedScreen {
  readonly page: PageModule
  readonly messages: Readonly<Record<string, CompiledMessages>>
}

/** Loads code and texts of a screen. */
export async function loadScreen(screen: PageScreen, locale: Locale): Promise<LoadedScreen> {
  const { load, texts } = await screenOf(screen)
  const [{ page }, messages] = await Promise.all([load(), loadMessages(locale, texts)])
  return { page, messages }
}

/**
 * Loads the code of the page that the server has rendered. Its data, texts and route came with the HTML; the route matcher is
 * loaded with the first navigation.
 */
export async function resumePage(
  pathname: string,
  search: string,
  { screen, params, texts }: Pick<ShopState, 'screen' | 'params' | 'texts'>,
): Promise<ReadyPage> {
  const { load } = await screenOf(screen)
  const { page } = await load()
  return { pathname, search, params, status: 200, page, messages: texts }
}
