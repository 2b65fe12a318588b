import type { CartStore } from '@krishi/storefront-hooks/cart'
import { cartTeller, tell } from './tell.ts'

/** What the page is told; null while there is something in the cart whose price is not known yet. */
function readFacts({ view, pendingUnits }: ReturnType<CartStore['getState']>) {
  return pendingUnits > 0 ? null : { count: view.count, subtotal: view.totals.totalPrice }
}

/** Tells the page how many units the cart holds and what they cost in paise, whenever one of the two has changed. */
export function tellCartChanges(cart: Pick<CartStore, 'getState' | 'subscribe'>): void {
  let told = { count: 0, subtotal: 0 }

  function look(): void {
    const facts = readFacts(cart.getState())
    if (facts === null || (facts.count === told.count && facts.subtotal === told.subtotal)) return
    told = facts
    tell(cartTeller(), 'krishi-cart-change', facts)
  }

  // One change of the cart may be several of its state.
  cart.subscribe(() => queueMicrotask(look))
}
