import type { CartLineReference } from '@krishi/storefront-core/contract'
import { crossSellOptions, toCrossSellQuestion } from '@krishi/storefront-hooks/cross-sell'
import { drawCart } from '@krishi/storefront-hooks/drawn-cart'
import type { DrawnCart } from '@krishi/storefront-hooks/drawn-cart'
import type { Storefront } from '@krishi/storefront-hooks/storefront'
import { readCartCookie } from './cart-cookie.ts'
import { cartCookieName, drawnCookieName } from './cart-cookie-name.ts'

/** What a server can show of a cart, with the prices of this moment. */
export interface ShownCart {
  /** What was added as plain HTML before the client ran. The browser puts it together with what the device holds. */
  readonly earlyCart: DrawnCart | null
  /**
   * The cart of the device. null where it is not known, or where something in it is no longer sold: the cart's own store tells
   * what became of that, in the browser [23.4].
   */
  readonly drawnCart: DrawnCart | null
}

/** A page that shows no cart. */
export const noCart: ShownCart = { earlyCart: null, drawnCart: null }

/** Reads what the cookies tell of a cart, for the page of the cart, and what goes well with it. */
export async function readShownCart(storefront: Storefront, cookies: string): Promise<ShownCart> {
  const added = readCartCookie(cookies, cartCookieName)
  if (added.length > 0) return { ...noCart, earlyCart: await draw(storefront, added) }
  const held = readCartCookie(cookies, drawnCookieName)
  const drawnCart = await draw(storefront, held)
  if (drawnCart === null || !holdsAll(drawnCart, held)) return noCart
  const { ports, queries, locale } = storefront
  const client = await queries.client()
  await client.prefetchInfiniteQuery(crossSellOptions(ports, toCrossSellQuestion(drawnCart), locale))
  return { ...noCart, drawnCart }
}

async function draw({ ports, locale }: Storefront, lines: readonly CartLineReference[]): Promise<DrawnCart | null> {
  if (lines.length === 0) return null
  const prices = await ports.cart.price({ lines, locale })
  return prices.ok ? drawCart(lines, prices.value) : null
}

function holdsAll({ lines }: DrawnCart, held: readonly CartLineReference[]): boolean {
  return lines.length === held.length && lines.every((line, place) => line.cartQty === held[place]?.quantity)
}
