import type { PageModule } from './page.ts'
import type { ScreenName } from './route-table.ts'

/** How a screen is loaded, and which widgets' texts it shows. */
export interface Screen {
  readonly load: () => Promise<{ readonly page: PageModule }>
  /** Message scopes of the widgets on the screen, beyond the shell's. */
  readonly scopes: readonly string[]
}

const shopWindow = ['productCard', 'productGrid', 'quantityControl', 'price'] as const
const cart = ['cartDrawer', 'cartLines', 'cartReceipt', 'quantityControl', 'price'] as const
const sums = ['billingSummary', 'freeDeliveryProgress', 'trustMarker'] as const

/** The code of each screen, in a chunk of its own. */
export const screens: Readonly<Record<ScreenName | 'not-found', Screen>> = {
  home: { load: () => import('../pages/home-page.tsx'), scopes: [...shopWindow, 'tileGrid'] },
  collection: { load: () => import('../pages/collection-page.tsx'), scopes: [...shopWindow, 'collectionHeader'] },
  product: { load: () => import('../pages/product-page.tsx'), scopes: [...shopWindow, 'trustMarker'] },
  cart: { load: () => import('../pages/cart-page.tsx'), scopes: [...cart, ...sums] },
  checkout: { load: () => import('../pages/checkout-page.tsx'), scopes: [] },
  'checkout-address': { load: () => import('../pages/checkout-address-page.tsx'), scopes: ['addressForm'] },
  'payment-mode': { load: () => import('../pages/payment-mode-page.tsx'), scopes: ['paymentMode', ...sums] },
  'thank-you': { load: () => import('../pages/thank-you-page.tsx'), scopes: ['orderSuccess', 'billingSummary'] },
  coming: { load: () => import('../pages/coming-page.tsx'), scopes: [] },
  'not-found': { load: () => import('../pages/not-found-page.tsx'), scopes: [] },
}
