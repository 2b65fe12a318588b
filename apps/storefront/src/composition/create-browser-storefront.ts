import type { Settings } from '@krishi/storefront-core/settings'
import { browserEnvironment } from '@krishi/storefront-hooks/browser'
import { createStorefront } from '@krishi/storefront-hooks/storefront'
import type { Storefront, StorefrontOptions } from '@krishi/storefront-hooks/storefront'
import { createBrowserPorts } from './browser-ports.ts'

/** What a page knows of its cart when it starts. */
export type PageCart = Pick<StorefrontOptions, 'isCartShown' | 'createCart' | 'onCartStored'>

/** The storefront of this page: the API behind `/api` or another engine, this device's storage, the other tabs. */
export function createBrowserStorefront(
  locale: StorefrontOptions['locale'],
  settings: Settings,
  cart: PageCart,
): Storefront {
  return createStorefront({
    ports: createBrowserPorts({ baseUrl: '/api', locale }),
    locale,
    settings,
    areSettingsRead: true,
    ...cart,
    ...browserEnvironment(window),
  })
}
