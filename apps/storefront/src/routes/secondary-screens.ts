import type { PageScreen, Screen, screens } from './screens.ts'

type SecondaryScreen = Exclude<PageScreen, keyof typeof screens>

/** The screens that are not between the home page and the payment. */
export const secondaryScreens: Readonly<Record<SecondaryScreen, Screen>> = {
  reviews: { load: () => import('../pages/reviews-page.tsx'), texts: ['reviews'] },
  similar: { load: () => import('../pages/similar-page.tsx'), texts: ['tools'] },
  brand: { load: () => import('../pages/brand-page.tsx'), texts: ['pages'] },
  brands: { load: () => import('../pages/brands-page.tsx'), texts: ['pages'] },
  'article-search': { load: () => import('../pages/article-search-page.tsx'), texts: ['search'] },
  article: { load: () => import('../pages/article-page.tsx'), texts: ['pages'] },
  'sign-in': { load: () => import('../pages/sign-in-page.tsx'), texts: ['signIn'] },
  address: { load: () => import('../pages/address-page.tsx'), texts: ['address'] },
  wishlist: { load: () => import('../pages/wishlist-page.tsx'), texts: ['signIn', 'pages'] },
  'order-pending': { load: () => import('../pages/order-pending-page.tsx'), texts: ['order'] },
  loyalty: { load: () => import('../pages/loyalty-page.tsx'), texts: ['coins'] },
  orders: { load: () => import('../pages/orders-page.tsx'), texts: ['orders'] },
  order: { load: () => import('../pages/order-page.tsx'), texts: ['orders'] },
  content: { load: () => import('../pages/content-page.tsx'), texts: ['policies'] },
  'privacy-choices': { load: () => import('../pages/privacy-choices-page.tsx'), texts: ['pages', 'measuring'] },
  compare: { load: () => import('../pages/compare-page.tsx'), texts: ['pages', 'product', 'tools'] },
  farm: { load: () => import('../pages/farm-page.tsx'), texts: ['pages', 'farm'] },
  'shared-cart': { load: () => import('../pages/shared-cart-page.tsx'), texts: ['pages', 'cart'] },
  'lead-form': { load: () => import('../pages/lead-form-page.tsx'), texts: ['forms'] },
  'link-redirect': { load: () => import('../pages/link-redirect-page.tsx'), texts: ['pages', 'utility'] },
  maintenance: { load: () => import('../pages/maintenance-page.tsx'), texts: ['pages', 'utility'] },
  posts: { load: () => import('../pages/posts-page.tsx'), texts: ['community'] },
  post: { load: () => import('../pages/post-page.tsx'), texts: ['community'] },
  ask: { load: () => import('../pages/ask-page.tsx'), texts: ['community', 'ask', 'signIn'] },
  author: { load: () => import('../pages/author-page.tsx'), texts: ['community'] },
  articles: { load: () => import('../pages/articles-page.tsx'), texts: ['community', 'search'] },
  failed: { load: () => import('../pages/failed-page.tsx'), texts: ['pages'] },
  'not-found': { load: () => import('../pages/not-found-page.tsx'), texts: ['pages'] },
}
