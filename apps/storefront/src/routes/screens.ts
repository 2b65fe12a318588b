import type { PageModule } from '../shell/page.ts'
import type { NearScreen } from './modules-of.ts'
import type { PageScreen } from './route-table.ts'

/** Loads a screen: its code, and its texts with it. */
export type Screen = () => Promise<{ readonly page: PageModule }>

/** The screens with which many visits begin, and those on the way to the payment, each a chunk of its own. */
export const screens: Readonly<Record<NearScreen, Screen>> = {
  home: () => import('../pages/home-page.tsx'),
  collection: () => import('../pages/collection-page.tsx'),
  brand: () => import('../pages/brand-page.tsx'),
  product: () => import('../pages/product-page.tsx'),
  search: () => import('../pages/search-page.tsx'),
  cart: () => import('../pages/cart-page.tsx'),
  checkout: () => import('../pages/checkout-page.tsx'),
  'checkout-address': () => import('../pages/checkout-address-page.tsx'),
  'payment-mode': () => import('../pages/payment-mode-page.tsx'),
  'thank-you': () => import('../pages/thank-you-page.tsx'),
}

/** How a screen is loaded. The list of secondary screens is a chunk of its own; every page loads the other list. */
export async function screenOf(name: PageScreen): Promise<Screen> {
  return name in screens
    ? screens[name as NearScreen]
    : (await import('./secondary-screens.ts')).secondaryScreens[name as Exclude<PageScreen, NearScreen>]
}
