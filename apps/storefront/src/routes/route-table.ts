/** A screen of the shop. */
export type ScreenName =
  | 'home'
  | 'collection'
  | 'product'
  | 'reviews'
  | 'similar'
  | 'search'
  | 'article-search'
  | 'cart'
  | 'checkout'
  | 'checkout-address'
  | 'payment-mode'
  | 'thank-you'
  | 'brand'
  | 'brands'
  | 'article'
  | 'sign-in'
  | 'address'
  | 'wishlist'
  | 'order-pending'
  | 'loyalty'
  | 'orders'
  | 'order'
  | 'content'
  | 'privacy-choices'
  | 'shared-cart'
  | 'compare'
  | 'farm'
  | 'lead-form'
  | 'link-redirect'
  | 'maintenance'
  | 'posts'
  | 'post'
  | 'ask'
  | 'author'
  | 'articles'

/** What a page shows: the screen of its address, or that there is none or that it failed. */
export type PageScreen = ScreenName | 'not-found' | 'failed'

/** One address of the shop [05.1]. Patterns carry no language: it is split off before matching. */
export interface Route {
  readonly pattern: string
  readonly screen: ScreenName
  /** Redirects to another address and keeps the query. */
  readonly redirectTo?: string
  /** Redirects to this address with the `q` of a plain search form. */
  readonly wordsTo?: string
  /** Not indexed by search engines: personal or transient. */
  readonly noIndex?: true
}

/** Addresses whose screens the client can show by itself. */
export const shopRoutes: readonly Route[] = [
  { pattern: '/', screen: 'home' },
  { pattern: '/collections/:handle', screen: 'collection' },
  { pattern: '/products/:handle', screen: 'product' },
  { pattern: '/products/:handle/reviews', screen: 'reviews' },
  { pattern: '/products/:handle/similar-products', screen: 'similar' },
  { pattern: '/search/:term', screen: 'search', noIndex: true },
  { pattern: '/kisan-vedika/blogs/search/:term', screen: 'article-search', noIndex: true },
  { pattern: '/cart', screen: 'cart' },
  { pattern: '/orders/:orderId/thank_you', screen: 'thank-you', noIndex: true },
  { pattern: '/checkout', screen: 'checkout', noIndex: true },
  { pattern: '/checkout/address', screen: 'checkout-address', noIndex: true },
  { pattern: '/checkout/:checkoutId/payment-mode', screen: 'payment-mode', noIndex: true },
]

/** Addresses that only the server answers: the client navigates with a full load. */
const serverRoutes: readonly Route[] = [
  { pattern: '/brands', screen: 'brands' },
  { pattern: '/brands/:handle', screen: 'brand' },
  { pattern: '/search', screen: 'search', wordsTo: '/search', noIndex: true },
  { pattern: '/wishlist', screen: 'wishlist', noIndex: true },
  { pattern: '/shared-cart', screen: 'shared-cart', noIndex: true },
  { pattern: '/compare', screen: 'compare', noIndex: true },
  { pattern: '/my-farm', screen: 'farm', noIndex: true },
  { pattern: '/address', screen: 'address', noIndex: true },
  { pattern: '/loyalty', screen: 'loyalty', noIndex: true },
  { pattern: '/signin', screen: 'sign-in', redirectTo: '/auth/signin', noIndex: true },
  { pattern: '/auth/signin', screen: 'sign-in', noIndex: true },
  { pattern: '/orders', screen: 'orders', noIndex: true },
  { pattern: '/orders/pending', screen: 'order-pending', noIndex: true },
  { pattern: '/orders/:orderNumber', screen: 'order', noIndex: true },
  { pattern: '/kisan-vedika/posts', screen: 'posts' },
  { pattern: '/kisan-vedika/posts/ask', screen: 'ask', noIndex: true },
  { pattern: '/kisan-vedika/posts/u/:userId', screen: 'author', noIndex: true },
  { pattern: '/kisan-vedika/posts/:postId', screen: 'post' },
  { pattern: '/kisan-vedika/blogs', screen: 'articles' },
  {
    pattern: '/kisan-vedika/blogs/search',
    screen: 'article-search',
    wordsTo: '/kisan-vedika/blogs/search',
    noIndex: true,
  },
  { pattern: '/kisan-vedika/blogs/:slug', screen: 'article' },
  // Stories of the web are articles here, some with a film.
  { pattern: '/kisan-vedika/web-stories', screen: 'articles', redirectTo: '/kisan-vedika/blogs', noIndex: true },
  { pattern: '/pages/bulk-buyer-form', screen: 'lead-form' },
  { pattern: '/pages/rbl-bank-lead-form', screen: 'lead-form' },
  { pattern: '/pages/car-lead-form', screen: 'lead-form' },
  { pattern: '/pages/terms-of-service', screen: 'content' },
  { pattern: '/pages/refund-policy', screen: 'content' },
  { pattern: '/pages/privacy-policy', screen: 'content' },
  { pattern: '/pages/sell-on-krishi', screen: 'lead-form' },
  { pattern: '/pages/krishi-services', screen: 'content' },
  { pattern: '/pages/accessibility', screen: 'content' },
  { pattern: '/pages/privacy-choices', screen: 'privacy-choices', noIndex: true },
  { pattern: '/terms-and-conditions', screen: 'content' },
  { pattern: '/redirect', screen: 'link-redirect', noIndex: true },
  { pattern: '/maintenance', screen: 'maintenance', noIndex: true },
]

/** Every address of the shop; one that is not here answers 404 [05.1]. */
export const routes: readonly Route[] = [...shopRoutes, ...serverRoutes]
