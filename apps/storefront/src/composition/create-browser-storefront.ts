import { createHttpPorts, createStorefront } from '@krishi/storefront-hooks/storefront'
import type { Storefront } from '@krishi/storefront-hooks/storefront'
import { hydrate } from '@tanstack/react-query'
import type { ShopState } from '../shell/shop-state.ts'
import { networkInformation } from './network-information.ts'
import { onReturn } from './on-return.ts'
import { createTabChannel } from './tab-channel.ts'

/** The storefront of this page: the API behind `/api`, this device's storage, the other tabs. */
export function createBrowserStorefront({ locale, settings, query }: ShopState): Storefront {
  const storefront = createStorefront({
    ports: createHttpPorts({ baseUrl: '/api', locale }),
    locale,
    settings,
    storage: () => localStorage,
    sessionStorage: () => sessionStorage,
    channel: createTabChannel('krishi-cart'),
    onReturn,
    surroundings: () => ({
      pagePath: location.pathname,
      userAgent: navigator.userAgent,
      ...networkInformation(),
    }),
  })
  hydrate(storefront.queryClient, query)
  return storefront
}
