import type { CartLineReference } from '@krishi/storefront-core/contract'
import { crossSellOptions, toCrossSellQuestion } from '@krishi/storefront-hooks/cross-sell'
import { toServerRenderedCart } from '@krishi/storefront-hooks/server-rendered-cart'
import type { ServerRenderedCart } from '@krishi/storefront-hooks/server-rendered-cart'
import type { Storefront } from '@krishi/storefront-hooks/storefront'
import { firstForSale } from '@krishi/storefront-widgets/delivery-estimate'
import type { PageContext } from '../../shell/page.ts'
import { prefetchDelivery } from '../delivery/prefetch-delivery.ts'
import { readCartCookie } from './cart-cookie.ts'
import { cartCookieName, cartSnapshotCookieName } from './cart-cookie-name.ts'
import { prefetchPart } from '../../shell/prefetch-part.ts'

/** What a server can show of a cart, with the prices of this moment. */
export interface ShownCart {
  /** What was added as plain HTML before the client ran. The browser puts it together with what the device holds. */
  readonly postedCart: ServerRenderedCart | null
  /**
   * The cart of the device. null where it is not known, or where something in it is no longer sold: the cart's own store tells
   * what became of that, in the browser [23.4].
   */
  readonly serverRenderedCart: ServerRenderedCart | null
}

/** Tells who looks at the page. */
type Visitor = NonNullable<PageContext['visitor']>

/** A page that shows no cart. */
export const noCart: ShownCart = { postedCart: null, serverRenderedCart: null }

/** Reads what the cookies tell of a cart, for the page of the cart, what goes well with it and where it would be brought. */
export async function readShownCart(storefront: Storefront, cookies: string, visitor: Visitor): Promise<ShownCart> {
  const added = readCartCookie(cookies, cartCookieName)
  if (added.length > 0) {
    const postedCart = await draw(storefront, added)
    await readDelivery(storefront, postedCart, visitor)
    return { ...noCart, postedCart }
  }
  const held = readCartCookie(cookies, cartSnapshotCookieName)
  const serverRenderedCart = await draw(storefront, held)
  if (serverRenderedCart === null || !holdsAll(serverRenderedCart, held)) return noCart
  const { ports, queries, locale } = storefront
  const client = await queries.client()
  await Promise.all([
    prefetchPart(client.infiniteQuery(crossSellOptions(ports, toCrossSellQuestion(serverRenderedCart), locale))),
    readDelivery(storefront, serverRenderedCart, visitor),
  ])
  return { ...noCart, serverRenderedCart }
}

async function readDelivery(
  { ports, queries, settings }: Storefront,
  cart: ServerRenderedCart | null,
  visitor: Visitor,
): Promise<void> {
  const first = cart && firstForSale(cart.lines)
  if (!first || !settings.enableEstimatedDeliveryOnPinCode) return
  const pack = { productId: first.productId, variantId: first.id }
  await prefetchDelivery({ ports, queryClient: await queries.client(), visitor }, pack)
}

async function draw(
  { ports, locale }: Storefront,
  lines: readonly CartLineReference[],
): Promise<ServerRenderedCart | null> {
  if (lines.length === 0) return null
  const prices = await ports.cart.price({ lines, locale })
  return prices.ok ? toServerRenderedCart(lines, prices.value) : null
}

function holdsAll({ lines }: ServerRenderedCart, held: readonly CartLineReference[]): boolean {
  return lines.length === held.length && lines.every((line, place) => line.cartQty === held[place]?.quantity)
}
