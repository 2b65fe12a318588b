import type { NearScreen } from './modules-of.ts'
import type { PageScreen } from './route-table.ts'
import type { Screen } from './screens.ts'

type SecondaryScreen = Exclude<PageScreen, NearScreen>

/** The other screens. */
export const secondaryScreens: Readonly<Record<SecondaryScreen, Screen>> = {
  reviews: () => import('../pages/reviews-page.tsx'),
  similar: () => import('../pages/similar-page.tsx'),
  brands: () => import('../pages/brands-page.tsx'),
  'article-search': () => import('../pages/article-search-page.tsx'),
  article: () => import('../pages/article-page.tsx'),
  'sign-in': () => import('../pages/sign-in-page.tsx'),
  address: () => import('../pages/address-page.tsx'),
  wishlist: () => import('../pages/wishlist-page.tsx'),
  'order-pending': () => import('../pages/order-pending-page.tsx'),
  loyalty: () => import('../pages/loyalty-page.tsx'),
  orders: () => import('../pages/orders-page.tsx'),
  order: () => import('../pages/order-page.tsx'),
  content: () => import('../pages/content-page.tsx'),
  'privacy-choices': () => import('../pages/privacy-choices-page.tsx'),
  compare: () => import('../pages/compare-page.tsx'),
  farm: () => import('../pages/farm-page.tsx'),
  'shared-cart': () => import('../pages/shared-cart-page.tsx'),
  'lead-form': () => import('../pages/lead-form-page.tsx'),
  'link-redirect': () => import('../pages/link-redirect-page.tsx'),
  maintenance: () => import('../pages/maintenance-page.tsx'),
  posts: () => import('../pages/posts-page.tsx'),
  post: () => import('../pages/post-page.tsx'),
  ask: () => import('../pages/ask-page.tsx'),
  author: () => import('../pages/author-page.tsx'),
  articles: () => import('../pages/articles-page.tsx'),
  failed: () => import('../pages/failed-page.tsx'),
  'not-found': () => import('../pages/not-found-page.tsx'),
}
