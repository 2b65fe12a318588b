/** A screen that exists in this release; `coming` answers honestly that it does not yet. */
export type ScreenName =
  'home' | 'collection' | 'product' | 'cart' | 'checkout' | 'checkout-address' | 'payment-mode' | 'thank-you' | 'coming'

/** One address of the shop [05.1]. Patterns carry no language: it is split off before matching. */
export interface Route {
  readonly name: string
  readonly pattern: string
  readonly screen: ScreenName
  /** Sent on to another address before anything renders; keeps the query. */
  readonly redirectTo?: string
  /** Kept out of search engines: personal or transient. */
  readonly noIndex?: true
}

/** Addresses whose screens the client can show by itself. */
const shopRoutes: readonly Route[] = [
  { name: 'home', pattern: '/', screen: 'home' },
  { name: 'collection', pattern: '/collections/:handle', screen: 'collection' },
  { name: 'product', pattern: '/products/:handle', screen: 'product' },
  { name: 'cart', pattern: '/cart', screen: 'cart' },
  { name: 'thankYou', pattern: '/orders/:orderId/thank_you', screen: 'thank-you', noIndex: true },
  { name: 'checkout', pattern: '/checkout', screen: 'checkout', noIndex: true },
  { name: 'checkoutAddress', pattern: '/checkout/address', screen: 'checkout-address', noIndex: true },
  { name: 'paymentMode', pattern: '/checkout/:checkoutId/payment-mode', screen: 'payment-mode', noIndex: true },
]

/** Addresses that the server answers: the client loads such a page anew. */
const serverRoutes: readonly Route[] = [
  { name: 'productReviews', pattern: '/products/:handle/reviews', screen: 'coming' },
  { name: 'similarProducts', pattern: '/products/:handle/similar-products', screen: 'coming' },
  { name: 'brand', pattern: '/brands/:handle', screen: 'coming' },
  { name: 'search', pattern: '/search', screen: 'coming', noIndex: true },
  { name: 'searchTerm', pattern: '/search/:term', screen: 'coming', noIndex: true },
  { name: 'wishlist', pattern: '/wishlist', screen: 'coming', noIndex: true },
  { name: 'address', pattern: '/address', screen: 'coming', noIndex: true },
  { name: 'loyalty', pattern: '/loyalty', screen: 'coming', noIndex: true },
  { name: 'signinAlias', pattern: '/signin', screen: 'coming', redirectTo: '/auth/signin', noIndex: true },
  { name: 'signin', pattern: '/auth/signin', screen: 'coming', noIndex: true },
  { name: 'orders', pattern: '/orders', screen: 'coming', noIndex: true },
  { name: 'orderPending', pattern: '/orders/pending', screen: 'coming', noIndex: true },
  { name: 'order', pattern: '/orders/:orderNumber', screen: 'coming', noIndex: true },
  { name: 'communityPosts', pattern: '/kisan-vedika/posts', screen: 'coming' },
  { name: 'communityOwnPosts', pattern: '/kisan-vedika/posts/u/:userId', screen: 'coming', noIndex: true },
  { name: 'blogs', pattern: '/kisan-vedika/blogs', screen: 'coming' },
  { name: 'blogSearch', pattern: '/kisan-vedika/blogs/search/:term', screen: 'coming', noIndex: true },
  { name: 'blog', pattern: '/kisan-vedika/blogs/:slug', screen: 'coming' },
  { name: 'webStories', pattern: '/kisan-vedika/web-stories', screen: 'coming' },
  { name: 'bulkBuyerForm', pattern: '/pages/bulk-buyer-form', screen: 'coming' },
  { name: 'bankLeadForm', pattern: '/pages/rbl-bank-lead-form', screen: 'coming' },
  { name: 'carLeadForm', pattern: '/pages/car-lead-form', screen: 'coming' },
  { name: 'termsOfService', pattern: '/pages/terms-of-service', screen: 'coming' },
  { name: 'refundPolicy', pattern: '/pages/refund-policy', screen: 'coming' },
  { name: 'privacyPolicy', pattern: '/pages/privacy-policy', screen: 'coming' },
  { name: 'sellOn', pattern: '/pages/sell-on-krishi', screen: 'coming' },
  { name: 'services', pattern: '/pages/krishi-services', screen: 'coming' },
  { name: 'terms', pattern: '/terms-and-conditions', screen: 'coming' },
  { name: 'linkRedirect', pattern: '/redirect', screen: 'coming', noIndex: true },
  { name: 'maintenance', pattern: '/maintenance', screen: 'coming', noIndex: true },
]

/** Every address of the shop; one that is not here answers 404 [05.1]. The client carries only its own. */
export const routes: readonly Route[] = import.meta.env.SSR ? [...shopRoutes, ...serverRoutes] : shopRoutes
