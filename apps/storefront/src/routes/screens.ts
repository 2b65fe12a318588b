import type { LazyTextGroup } from '../messages/text-groups.ts'
import type { PageModule } from './page.ts'
import type { ScreenName } from './route-table.ts'

/** How a screen is loaded, and which texts it needs in addition to those of every page. */
export interface Screen {
  readonly load: () => Promise<{ readonly page: PageModule }>
  readonly texts: readonly LazyTextGroup[]
}

/** The name of a screen. */
export type PageScreen = ScreenName | 'not-found' | 'failed'

type Screens = Readonly<Partial<Record<PageScreen, Screen>>>

/** The screens from the home page to the payment, each a chunk of its own. */
export const screens = {
  home: { load: () => import('../pages/home-page.tsx'), texts: ['home'] },
  collection: { load: () => import('../pages/collection-page.tsx'), texts: [] },
  product: { load: () => import('../pages/product-page.tsx'), texts: ['product', 'pictures', 'reviews'] },
  search: { load: () => import('../pages/search-page.tsx'), texts: ['search'] },
  cart: { load: () => import('../pages/cart-page.tsx'), texts: ['cart'] },
  checkout: { load: () => import('../pages/checkout-page.tsx'), texts: ['address'] },
  'checkout-address': { load: () => import('../pages/checkout-address-page.tsx'), texts: ['address'] },
  'payment-mode': { load: () => import('../pages/payment-mode-page.tsx'), texts: ['payment'] },
  'thank-you': { load: () => import('../pages/thank-you-page.tsx'), texts: ['order'] },
} as const satisfies Screens

/** How a screen is loaded. The list of secondary screens is a chunk of its own; every page loads the other list. */
export async function screenOf(name: PageScreen): Promise<Screen> {
  return name in screens
    ? screens[name as keyof typeof screens]
    : (await import('./secondary-screens.ts')).secondaryScreens[name as Exclude<PageScreen, keyof typeof screens>]
}
