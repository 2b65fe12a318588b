import type { Address } from '@krishi/storefront-host/address'
import type { ShopState } from './shop-state.ts'
import type { PageModule } from '../shell/page.ts'
import type { ReadyPage } from '../shell/ready-page.ts'
import { screenOf } from './screens.ts'
import type { PageScreen } from './route-table.ts'

/** Loads the page of a screen, with its texts. */
export async function loadScreen(screen: PageScreen): Promise<PageModule> {
  const load = await screenOf(screen)
  return (await load()).page
}

/**
 * Loads the code of the page that the server has rendered. Its data, texts and route came with the HTML; the route matcher is
 * loaded with the first navigation.
 */
export async function resumePage(
  address: Address,
  { screen, params }: Pick<ShopState, 'screen' | 'params'>,
): Promise<ReadyPage> {
  return { ...address, params, status: 200, page: await loadScreen(screen) }
}
