import type { TextGroup } from '../messages/text-groups.ts'
import type { PageModule } from './page.ts'
import type { ScreenName } from './route-table.ts'

/** How a screen is loaded, and which texts it shows. */
export interface Screen {
  readonly load: () => Promise<{ readonly page: PageModule }>
  readonly texts: readonly TextGroup[]
}

/** The code of each screen, in a chunk of its own. */
export const screens: Readonly<Record<ScreenName | 'not-found', Screen>> = {
  home: { load: () => import('../pages/home-page.tsx'), texts: ['window'] },
  collection: { load: () => import('../pages/collection-page.tsx'), texts: ['window'] },
  product: { load: () => import('../pages/product-page.tsx'), texts: ['window'] },
  cart: { load: () => import('../pages/cart-page.tsx'), texts: ['window', 'cart'] },
  checkout: { load: () => import('../pages/checkout-page.tsx'), texts: ['window', 'checkout'] },
  'checkout-address': { load: () => import('../pages/checkout-address-page.tsx'), texts: ['window', 'checkout'] },
  'payment-mode': { load: () => import('../pages/payment-mode-page.tsx'), texts: ['window', 'checkout'] },
  'thank-you': { load: () => import('../pages/thank-you-page.tsx'), texts: ['window', 'checkout'] },
  coming: { load: () => import('../pages/coming-page.tsx'), texts: ['window'] },
  'not-found': { load: () => import('../pages/not-found-page.tsx'), texts: ['window'] },
}
