import { createCartActions } from './create-cart-actions.ts'
import { createCartIntake } from './create-cart-intake.ts'
import { createCartPersistence } from './cart-persistence.ts'
import { createCartPricing } from './create-cart-pricing.ts'
import { createCartState } from './create-cart-state.ts'
import { createRemovedLines } from './create-removed-lines.ts'
import type { CartActions, CartStore, CartStoreOptions } from './cart-store.ts'
import { emptyCart } from './empty-cart.ts'

export { dequeueAdds } from './flush-adds.ts'

/** Creates a cart: confirmed lines, the shopper's pending intents over them, one price call after each burst of changes [23.6]. */
export function createCartStore(options: CartStoreOptions): CartStore {
  const { clock, channel = null } = options
  const cart = createCartState(emptyCart(options.settings.shippingDetails), clock)
  const persistence = createCartPersistence(options.storage, channel, options.onStored)
  const removedLines = createRemovedLines(clock, (removed) => cart.commit({ removed }))
  const pricing = createCartPricing(options, cart, persistence, removedLines)
  const intake = createCartIntake(options, cart, persistence, pricing, (...added) => actions.add(...added))
  const actions: CartActions = createCartActions(options, { cart, persistence, removedLines, pricing, intake })
  const stopListening = channel?.listen(intake.takeIn)

  return {
    actions,
    hydrate: intake.hydrate,
    getState: cart.getState,
    getInitialState: cart.getInitialState,
    subscribe: cart.subscribe,
    onEvent: cart.onEvent,
    revalidate() {
      intake.hydrate()
      intake.takeIn()
      void intake.takeAdds()
      const { error, pending } = cart.getState()
      if (error !== null || pending.length > 0 || pricing.isStale()) pricing.sync.renew()
    },
    destroy() {
      stopListening?.()
      pricing.sync.stop()
    },
  }
}
