import type { Settings } from './settings.ts'

/** How long after its page the invitation to the app comes, in ms [10.3]. */
export const appBannerDelayMs = 2_000

/** Parts of a path whose pages are no place for it: lists and what leads to an order [10.3]. */
const pathsWithoutBanner = new Set([
  'address',
  'cart',
  'checkout',
  'collections',
  'loyalty',
  'orders',
  'signin',
  'wishlist',
])

/**
 * Where the invitation to the app leads [10.3]: to the store of this phone. Null where the page has none, and where the owner has no
 * app for the device. A path is judged by its parts: `/products/cart-wheel` is not a cart.
 */
export function appBannerHref(
  { androidHref, iosHref }: Settings['appBanner'],
  { pathname, userAgent }: { readonly pathname: string; readonly userAgent: string },
): string | null {
  if (pathname.split('/').some((part) => pathsWithoutBanner.has(part))) return null
  if (/android/i.test(userAgent)) return androidHref || null
  return (/iphone|ipod/i.test(userAgent) && iosHref) || null
}
