import type { Locale } from '@krishi/storefront-core/locale'
import type { Settings } from '@krishi/storefront-core/settings'
import type { ServerRenderedCart } from '@krishi/storefront-hooks/server-rendered-cart'
import type { ToastStore } from '@krishi/storefront-ui/primitives/toast'
import { createContext, use } from 'react'
import type { Paths } from './paths.ts'

/** What pages share: addresses, settings and notices. */
export interface ShopContextValue {
  readonly locale: Locale
  readonly paths: Paths
  readonly settings: Settings
  /** Short notices above every page; they outlive a navigation. */
  readonly notices: ToastStore
  /** For the first render of the cart page. */
  readonly postedCart: ServerRenderedCart | null
}

/** Set by `AppRoot`. */
export const ShopContext = createContext<ShopContextValue | null>(null)

/** What pages share. */
export function useShop(): ShopContextValue {
  const shop = use(ShopContext)
  if (shop) return shop
  throw new Error(
    'A page of the host was rendered outside of <AppRoot>. It has no addresses and no settings there. Render it through the route table.',
  )
}

/** The addresses of the shop in the shopper's language. */
export function usePaths(): Paths {
  return useShop().paths
}
