import type { PageScreen, Screen, screens } from './screens.ts'

type FarScreen = Exclude<PageScreen, keyof typeof screens>

/** The screens off the way to the payment. */
export const farScreens: Readonly<Record<FarScreen, Screen>> = {
  reviews: { load: () => import('../pages/reviews-page.tsx'), texts: ['window', 'reviews'] },
  similar: { load: () => import('../pages/similar-page.tsx'), texts: ['window', 'tools'] },
  brand: { load: () => import('../pages/brand-page.tsx'), texts: ['window', 'pages'] },
  brands: { load: () => import('../pages/brands-page.tsx'), texts: ['window', 'pages'] },
  'article-search': { load: () => import('../pages/article-search-page.tsx'), texts: ['window', 'search'] },
  article: { load: () => import('../pages/article-page.tsx'), texts: ['window', 'pages'] },
  'sign-in': { load: () => import('../pages/sign-in-page.tsx'), texts: ['window', 'checkout'] },
  address: { load: () => import('../pages/address-page.tsx'), texts: ['window', 'checkout'] },
  wishlist: { load: () => import('../pages/wishlist-page.tsx'), texts: ['window', 'pages'] },
  'order-pending': { load: () => import('../pages/order-pending-page.tsx'), texts: ['window', 'checkout'] },
  maintenance: { load: () => import('../pages/maintenance-page.tsx'), texts: ['window', 'pages'] },
  coming: { load: () => import('../pages/coming-page.tsx'), texts: ['window', 'pages'] },
  'not-found': { load: () => import('../pages/not-found-page.tsx'), texts: ['window', 'pages'] },
}
