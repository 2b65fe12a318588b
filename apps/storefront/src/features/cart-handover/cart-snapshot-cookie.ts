import { localizePath, locales } from '@krishi/storefront-core/locale'
import type { CartLineView } from '@krishi/storefront-hooks/cart'
import { maxCookieLines, serializeCartCookie } from './cart-cookie.ts'
import { cartSnapshotCookieName } from './cart-cookie-name.ts'

const lifetime = 30 * 24 * 3600

/**
 * Tells the server what this device holds, for the page of the cart alone: no other address gets the cookie, so nothing else
 * that is asked for grows by it. A cart that is too long for a cookie is rendered by the browser.
 */
export function writeCartSnapshot(lines: readonly Pick<CartLineView, 'line'>[]): void {
  const isKept = lines.length > 0 && lines.length <= maxCookieLines
  const references = lines.map(({ line }) => ({
    productId: line.productId,
    variantId: line.id,
    quantity: line.cartQty,
  }))
  const value = isKept ? `${serializeCartCookie(references)}; max-age=${String(lifetime)}` : '; max-age=0'
  const isEncrypted = location.protocol === 'https:'
  for (const locale of locales) {
    const path = `path=${localizePath('/cart', locale)}; samesite=lax`
    if (!isEncrypted) document.cookie = `${cartSnapshotCookieName}=${value}; ${path}`
    else {
      document.cookie = `__Secure-${cartSnapshotCookieName}=${value}; ${path}; secure`
      // Of the version before; not needed after one release.
      document.cookie = `${cartSnapshotCookieName}=; max-age=0; ${path}; secure`
    }
  }
}
