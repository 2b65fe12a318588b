import { excessLines } from '@krishi/storefront-core/cart'
import type { CartLineView as StoreLine, CartState } from '@krishi/storefront-hooks/cart'
import { cartStage } from '@krishi/storefront-ui/cart-drawer'
import type { CartStage, CartView } from '@krishi/storefront-ui/cart-drawer'
import type { CartLineView } from '@krishi/storefront-ui/cart-lines'

/** How far today's prices are. A failure is over when they are asked for again, so that the next one is heard. */
export function pricesOf(cart: CartState): CartView['prices'] {
  if (!cart.hydrated || cart.status === 'loading') return 'loading'
  if (cart.status === 'failed') return cart.isSyncing ? 'loading' : 'failed'
  const isOpen = cart.view.lines.some(({ status }) => status === 'pending' || status === 'waiting')
  return cart.isSyncing || isOpen ? 'fetching' : 'ready'
}

/** What the cart shows between heading and foot. */
export function stageOf(cart: CartState): CartStage {
  return cartStage(pricesOf(cart), cart.view.lines.length)
}

/** How many lines are too many for one order [24.3]. */
export function excessOf(cart: CartState): number {
  return excessLines(cart.view.lines.length)
}

/** Whether the cart waits for the network. */
export function isOffline(cart: CartState): boolean {
  return cart.error === 'network/offline'
}

/** A line of the store as its row shows it; `productHref` gives the address of a product with `pf=cart` [24.2]. */
export function toLineView({ line, limits, status }: StoreLine, productHref: (handle: string) => string): CartLineView {
  const isAtRest = status === 'settled' || status === 'waiting'
  return { line, limits, href: productHref(line.productHandle), status: isAtRest ? 'idle' : status }
}
