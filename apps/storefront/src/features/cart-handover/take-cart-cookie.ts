import type { CartStore } from '@krishi/storefront-hooks/cart'
import { cartCookieName } from './cart-cookie-name.ts'
import { readCartCookie } from './cart-cookie.ts'

/** Moves what a plain form post put into the cookie to the cart store. */
export async function takeCartCookie(cart: Pick<CartStore, 'actions'>): Promise<void> {
  const lines = readCartCookie(document.cookie, cartCookieName)
  if (lines.length === 0) return
  // The store keeps the lines from here on, so the cookie may go before they are priced.
  const merged = cart.actions.mergeCookieCart(lines)
  for (const name of [cartCookieName, `__Host-${cartCookieName}`])
    document.cookie = `${name}=; path=/; max-age=0; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
  await merged
}
