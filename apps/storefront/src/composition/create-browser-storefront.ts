import type { Settings } from '@krishi/storefront-core/settings'
import { browserEnvironment } from '@krishi/storefront-hooks/browser'
import { createLazyCartStore } from '@krishi/storefront-hooks/cart'
import { createStorefront } from '@krishi/storefront-hooks/storefront'
import type { Storefront } from '@krishi/storefront-hooks/storefront'
import { untilLoaded } from '@krishi/storefront-host/loading'
import type { PageModule } from '../routes/page.ts'
import { pagesThatNeedNoCart } from '../shell/pages-and-cart.ts'
import type { ShopState } from '../shell/shop-state.ts'
import { createBrowserPorts } from './browser-ports.ts'

/** The storefront of this page: the API behind `/api` or another engine, this device's storage, the other tabs. */
export function createBrowserStorefront(
  { locale, queries, serverRenderedCart }: ShopState,
  settings: Settings,
  { createServerRenderedCart }: PageModule,
): Storefront {
  const storefront = createStorefront({
    ports: createBrowserPorts({ baseUrl: '/api', locale }),
    locale,
    settings,
    areSettingsRead: true,
    isCartShown: !pagesThatNeedNoCart.test(location.pathname),
    createCart: serverRenderedCart ? createServerRenderedCart?.(serverRenderedCart, createLazyCartStore) : undefined,
    onCartStored() {
      void untilLoaded(() => import('../cart-handover/cart-snapshot-cookie.ts')).then((code) =>
        code.writeCartSnapshot(storefront.cart.getState().view.lines),
      )
    },
    ...browserEnvironment(window),
  })
  storefront.queries.fill(queries)
  return storefront
}
