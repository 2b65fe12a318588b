import { cartMovement } from '@krishi/storefront-core/analytics'
import type { CartLine } from '@krishi/storefront-core/cart'
import type { CartStore } from '../cart/cart-store.ts'
import type { Analytics } from './create-analytics.ts'

/** Reports what comes into the cart and what goes, from now on; the cart that the device kept is no event. The answer ends it [08.1]. */
export function followCart(analytics: Analytics, cart: Pick<CartStore, 'getState' | 'subscribe'>): () => void {
  let before: readonly CartLine[] | null = null

  function look(): void {
    const { hydrated, view } = cart.getState()
    if (!hydrated) return
    const lines = view.lines.map(({ line }) => line)
    const { added, removed } = before ? cartMovement(before, lines) : { added: [], removed: [] }
    before = lines
    if (added.length > 0) analytics.track('add_to_cart', { items: added })
    if (removed.length > 0) analytics.track('remove_from_cart', { items: removed })
  }

  look()
  return cart.subscribe(look)
}
