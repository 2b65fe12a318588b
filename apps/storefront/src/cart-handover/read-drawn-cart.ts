import type { CartLineReference } from '@krishi/storefront-core/contract'
import { drawCart } from '@krishi/storefront-hooks/cart'
import type { DrawnCart } from '@krishi/storefront-hooks/cart'
import { crossSellOptions, toCrossSellQuestion } from '@krishi/storefront-hooks/cross-sell'
import type { Storefront } from '@krishi/storefront-hooks/storefront'
import { readCartCookie } from './cart-cookie.ts'
import { cartCookieName, drawnCookieName } from './cart-cookie-name.ts'

/** What was added as plain HTML before the client ran, with the prices of this moment; null where nothing was. */
export function readEarlyCart(storefront: Storefront, cookies: string): Promise<DrawnCart | null> {
  return draw(storefront, readCartCookie(cookies, cartCookieName))
}

/**
 * The cart of her device and what goes with it, for the page of the cart. null where it is not known, or where something of it
 * is not to be had any more: what became of that is told by the cart's own store, in the browser [23.4].
 */
export async function readDrawnCart(storefront: Storefront, cookies: string): Promise<DrawnCart | null> {
  const held = readCartCookie(cookies, drawnCookieName)
  const cart = await draw(storefront, held)
  if (cart === null || !holdsAll(cart, held)) return null
  const { ports, queries, locale } = storefront
  const client = await queries.client()
  await client.prefetchInfiniteQuery(crossSellOptions(ports, toCrossSellQuestion(cart), locale))
  return cart
}

async function draw({ ports, locale }: Storefront, lines: readonly CartLineReference[]): Promise<DrawnCart | null> {
  if (lines.length === 0) return null
  const prices = await ports.cart.price({ lines, locale })
  return prices.ok ? drawCart(lines, prices.value) : null
}

function holdsAll({ lines }: DrawnCart, held: readonly CartLineReference[]): boolean {
  return lines.length === held.length && lines.every((line, place) => line.cartQty === held[place]?.quantity)
}
