import { browserEnvironment } from '@krishi/storefront-hooks/browser'
import { createHttpPorts, createStorefront } from '@krishi/storefront-hooks/storefront'
import type { Storefront } from '@krishi/storefront-hooks/storefront'
import { pagesThatNeedNoCart } from '../shell/pages-and-cart.ts'
import type { ShopState } from '../shell/shop-state.ts'

/** The storefront of this page: the API behind `/api`, this device's storage, the other tabs. */
export function createBrowserStorefront({ locale, settings, queries }: ShopState): Storefront {
  const ports = createHttpPorts({ baseUrl: '/api', locale })
  const isCartShown = !pagesThatNeedNoCart.test(location.pathname)
  const storefront = createStorefront({
    ports,
    locale,
    settings,
    areSettingsRead: true,
    isCartShown,
    ...browserEnvironment(window),
  })
  storefront.queries.fill(queries)
  return storefront
}
