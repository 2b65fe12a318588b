import { checkAdd } from '@krishi/storefront-core/availability'
import type { CartLineReference } from '@krishi/storefront-core/contract'
import { err } from '@krishi/storefront-core/result'
import type { CartActions, CartStore } from './cart-store.ts'
import type { Add } from './flush-adds.ts'

/**
 * The actions of a cart whose code loads later: an add is answered at once, the others are done when the code is there.
 *
 * @param current Returns the cart; null until its code is there.
 * @param load Fetches the code, once for all callers; null where it does not come.
 * @param arrive Keeps lines until the code is there, and with them the add that they are, if they are one.
 */
export function lazyCartActions(
  current: () => CartStore | null,
  load: () => Promise<CartStore | null>,
  arrive: (lines: readonly CartLineReference[], add?: Add) => void,
): CartActions {
  function soon(act: (actions: CartActions) => void): void {
    const cart = current()
    if (cart) act(cart.actions)
    else void load().then((opened) => opened && act(opened.actions))
  }

  function addSoon(
    ...[product, variant, quantity = 1]: Parameters<CartActions['add']>
  ): ReturnType<CartActions['add']> {
    const outcome = checkAdd(variant, quantity)
    const units = outcome.ok ? outcome.value : outcome.error.remaining
    if (units <= 0) return outcome
    arrive([{ productId: product.productId, variantId: variant.id, quantity: units }], [product, variant, units])
    void load()
    return outcome
  }

  return {
    add: (product, variant, quantity) => (current()?.actions.add ?? addSoon)(product, variant, quantity),
    remove: (lineId) => soon((cart) => cart.remove(lineId)),
    setQuantity: (lineId, quantity) => soon((cart) => cart.setQuantity(lineId, quantity)),
    undo: (lineId) => soon((cart) => cart.undo(lineId)),
    setNote: (note) => soon((cart) => cart.setNote(note)),
    clear: (lineIds) => soon((cart) => cart.clear(lineIds)),
    dismissChanges: () => soon((cart) => cart.dismissChanges()),
    refresh: async () => (await load())?.actions.refresh(),
    flush: async () => (await load())?.actions.flush() ?? err('network/offline'),
    async mergeCookieCart(lines) {
      const cart = current()
      if (cart) return cart.actions.mergeCookieCart(lines)
      if (lines.length === 0) return
      arrive(lines)
      await (await load())?.actions.mergeCookieCart([])
    },
  }
}
