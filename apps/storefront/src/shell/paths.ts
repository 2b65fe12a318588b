import { localizePath } from '@krishi/storefront-core/locale'
import type { Locale } from '@krishi/storefront-core/locale'

/** Addresses of the shop in one language. */
export interface Paths {
  readonly home: string
  readonly cart: string
  readonly cartForm: string
  readonly checkout: string
  readonly orders: string
  readonly addresses: string
  readonly search: string
  readonly termsOfService: string
  readonly refundPolicy: string
  readonly privacyPolicy: string
  /** The action of the article search form without script. */
  readonly articleSearchForm: string
  /** A collection, with what `toListingSearch` says of how it is narrowed and sorted, and of the page in it [13.1, 12.3]. */
  collection: (handle: string, listingSearch?: string) => string
  /** All results of a term, as `readSearchTerm` gives it; page 1 is the address without a number [11.4]. */
  searchTerm: (term: string, pageNo?: number) => string
  articleSearch: (term: string, pageNo?: number) => string
  article: (slug: string) => string
  /** `from` tells where the link was, as `pf` [05.3]. */
  product: (handle: string, options?: { readonly variant?: string; readonly from?: 'cart' | 'search' }) => string
  /** All reviews of a product; page 1 is their own address. */
  productReviews: (handle: string, pageNo: number) => string
  /** Signing in, which leads back to `callBackUrl`: path and query of a page of the shop [19.6]. */
  signIn: (callBackUrl: string) => string
  checkoutAddress: (checkoutId: string | null) => string
  /** `mode` is preselected there if it is available [30.2]. */
  paymentMode: (checkoutId: string, mode?: 'cod') => string
  /** The page of an order, by its number [31.4]. */
  order: (orderNumber: number) => string
  thankYou: (orderId: string, checkoutId: string, coins: number) => string
  /** Any path of the shop, such as a menu's. */
  to: (path: string) => string
}

/** The addresses of the shop in `locale`. */
export function createPaths(locale: Locale): Paths {
  const to = (path: string) => localizePath(path, locale)
  return {
    to,
    home: to('/'),
    cart: to('/cart'),
    cartForm: to('/cart/add'),
    checkout: to('/checkout'),
    orders: to('/orders'),
    addresses: to('/address'),
    search: to('/search'),
    articleSearchForm: to('/kisan-vedika/blogs/search'),
    termsOfService: to('/pages/terms-of-service'),
    refundPolicy: to('/pages/refund-policy'),
    privacyPolicy: to('/pages/privacy-policy'),
    searchTerm: (term, pageNo) => to(`/search/${encodeURIComponent(term)}${pageQuery(pageNo)}`),
    articleSearch: (term, pageNo) => to(`/kisan-vedika/blogs/search/${encodeURIComponent(term)}${pageQuery(pageNo)}`),
    article: (slug) => to(`/kisan-vedika/blogs/${encodeURIComponent(slug)}`),
    collection: (handle, listingSearch = '') =>
      to(`/collections/${encodeURIComponent(handle)}${listingSearch === '' ? '' : `?${listingSearch}`}`),
    product(handle, { variant, from } = {}) {
      const query = new URLSearchParams()
      if (from !== undefined) query.set('pf', from)
      if (variant !== undefined) query.set('variant', variant)
      const text = query.toString()
      return to(`/products/${encodeURIComponent(handle)}${text === '' ? '' : `?${text}`}`)
    },
    productReviews: (handle, pageNo) => to(`/products/${encodeURIComponent(handle)}/reviews${pageQuery(pageNo)}`),
    // A slash may stand in a query, and an address with it can be read.
    signIn: (callBackUrl) => to(`/auth/signin?callBackUrl=${encodeURIComponent(callBackUrl).replaceAll('%2F', '/')}`),
    checkoutAddress: (checkoutId) =>
      to(
        `/checkout/address?source=checkout${checkoutId === null ? '' : `&checkoutId=${encodeURIComponent(checkoutId)}`}`,
      ),
    paymentMode: (checkoutId, mode) =>
      to(`/checkout/${encodeURIComponent(checkoutId)}/payment-mode${mode ? `?mode=${mode}` : ''}`),
    order: (orderNumber) => to(`/orders/${String(orderNumber)}`),
    thankYou: (orderId, checkoutId, coins) =>
      to(
        `/orders/${encodeURIComponent(orderId)}/thank_you?checkoutId=${encodeURIComponent(checkoutId)}&coins=${String(coins)}`,
      ),
  }
}

function pageQuery(pageNo = 1): string {
  return pageNo > 1 ? `?pageNo=${String(pageNo)}` : ''
}
