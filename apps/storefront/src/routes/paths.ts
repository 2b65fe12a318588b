import { localizePath } from '@krishi/storefront-core/locale'
import type { Locale } from '@krishi/storefront-core/locale'

/** Addresses of the shop in one language. */
export interface Paths {
  readonly home: string
  readonly cart: string
  readonly cartForm: string
  readonly checkout: string
  readonly orders: string
  readonly search: string
  readonly termsOfService: string
  readonly refundPolicy: string
  readonly privacyPolicy: string
  collection(handle: string): string
  /** A later page of a listing; page 1 is the listing's own address. */
  collectionPage(handle: string, pageNo: number): string
  /** `from` says where the link stands, as `pf` [05.3]. */
  product(handle: string, options?: { readonly variant?: string; readonly from?: 'cart' | 'search' }): string
  checkoutAddress(checkoutId: string | null): string
  paymentMode(checkoutId: string): string
  thankYou(orderId: string, checkoutId: string, coins: number): string
  /** Any path of the shop, such as a menu's. */
  to(path: string): string
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
    search: to('/search'),
    termsOfService: to('/pages/terms-of-service'),
    refundPolicy: to('/pages/refund-policy'),
    privacyPolicy: to('/pages/privacy-policy'),
    collection: (handle) => to(`/collections/${encodeURIComponent(handle)}`),
    collectionPage: (handle, pageNo) =>
      to(`/collections/${encodeURIComponent(handle)}${pageNo > 1 ? `?pageNo=${String(pageNo)}` : ''}`),
    product(handle, { variant, from } = {}) {
      const query = new URLSearchParams()
      if (from !== undefined) query.set('pf', from)
      if (variant !== undefined) query.set('variant', variant)
      const text = query.toString()
      return to(`/products/${encodeURIComponent(handle)}${text === '' ? '' : `?${text}`}`)
    },
    checkoutAddress: (checkoutId) =>
      to(
        `/checkout/address?source=checkout${checkoutId === null ? '' : `&checkoutId=${encodeURIComponent(checkoutId)}`}`,
      ),
    paymentMode: (checkoutId) => to(`/checkout/${encodeURIComponent(checkoutId)}/payment-mode`),
    thankYou: (orderId, checkoutId, coins) =>
      to(
        `/orders/${encodeURIComponent(orderId)}/thank_you?checkoutId=${encodeURIComponent(checkoutId)}&coins=${String(coins)}`,
      ),
  }
}
