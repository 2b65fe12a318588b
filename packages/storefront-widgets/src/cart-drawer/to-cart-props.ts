import { freeDeliveryProgress } from '@krishi/storefront-core/pricing'
import type { CartLineView as StoreLine, CartState } from '@krishi/storefront-hooks/cart'
import type { CartView } from '@krishi/storefront-ui/cart-drawer'
import type { CartLineView } from '@krishi/storefront-ui/cart-lines'

/** Turns the store's lines into those of the view. Keeps the object of a line that did not change. */
export type ToLines = (lines: readonly StoreLine[]) => readonly CartLineView[]

/** Creates the mapper of one view; `productHref` gives the address of a product with `pf=cart` [24.2]. */
export function createLineMapper(productHref: (handle: string) => string): ToLines {
  const known = new WeakMap<StoreLine, CartLineView>()

  function toLine(view: StoreLine): CartLineView {
    const { line, limits, status } = view
    const mapped: CartLineView = {
      line,
      limits,
      href: productHref(line.productHandle),
      status: status === 'settled' ? 'idle' : status,
    }
    known.set(view, mapped)
    return mapped
  }

  return (lines) => lines.map((view) => known.get(view) ?? toLine(view))
}

/** What the panel shows of the cart. */
export function toCartProps(
  cart: CartState,
  options: { readonly lines: readonly CartLineView[]; readonly isProceeding: boolean; readonly prepaidPercent: number },
): CartView {
  const { totals } = cart.view
  return {
    lines: options.lines,
    totals,
    freeDelivery: freeDeliveryProgress(totals.totalPrice, cart.confirmed.shipping),
    prices: pricesOf(cart),
    addressesLoading: false,
    proceeding: options.isProceeding,
    offline: cart.error === 'network/offline',
    prepaidPercent: options.prepaidPercent,
  }
}

function pricesOf(cart: CartState): CartView['prices'] {
  if (!cart.hydrated || cart.status === 'loading') return 'loading'
  if (cart.status === 'failed') return 'failed'
  return cart.isSyncing || cart.view.lines.some((line) => line.status === 'pending') ? 'fetching' : 'ready'
}
