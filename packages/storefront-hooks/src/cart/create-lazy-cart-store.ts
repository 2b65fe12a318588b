import type { CartLineReference } from '@krishi/storefront-core/contract'
import { createStore } from 'zustand/vanilla'
import type { CartEvent, CartState } from './cart-state.ts'
import type { CartStore, CartStoreOptions } from './cart-store.ts'
import { emptyCart } from './empty-cart.ts'
import { countPendingUnits, enqueueAdds } from './stored-pending-adds.ts'
import type { Add } from './flush-adds.ts'
import { lazyCartActions } from './lazy-cart-actions.ts'
import { asReady, isCartStored, withPendingUnits } from './lazy-cart-state.ts'

/** How long after a failure the code is loaded again if something waits for it, in ms. */
const retryMs = 3_000

/** The code of a cart. */
export type CartCode = Pick<typeof import('./create-cart-store.ts'), 'createCartStore' | 'dequeueAdds'>

/** The dependencies of a cart whose code loads later. */
export interface LazyCartStoreOptions extends CartStoreOptions {
  /** Calls the listener when the shopper first touches the page; returns a function that stops it. */
  readonly onFirstTouch?: ((listener: () => void) => () => void) | undefined
  /** Fetches the cart's code. Default: a chunk of this package. */
  readonly fetchStore?: () => Promise<CartCode>
}

/**
 * A cart whose code is a chunk of its own, loaded if there is a stored cart, when the shopper first touches the page, or at the
 * latest with the first add. It is empty until then. An add before that shows on the badge at once, and waits in storage if the
 * chunk cannot be loaded.
 */
export function createLazyCartStore(options: LazyCartStoreOptions): CartStore {
  const { storage, fetchStore = () => import('./create-cart-store.ts') } = options
  const store = createStore<CartState>(() => options.rendered?.state ?? emptyCart(options.settings.shippingDetails))
  const listeners = new Set<(event: CartEvent) => void>()
  const stops = [options.channel?.listen(lookAgain), options.onFirstTouch?.(() => void load())]
  const pendingAdds: Add[] = []
  let cart: CartStore | null = null
  let loading: Promise<CartStore | null> | null = null

  const load = () => (loading ??= open())

  async function open(): Promise<CartStore | null> {
    try {
      const { createCartStore, dequeueAdds } = await fetchStore()
      const opened = createCartStore(options)
      opened.onEvent((event) => listeners.forEach((listener) => listener(event)))
      opened.subscribe((state) => store.setState(state, true))
      const adds = dequeueAdds(storage, pendingAdds)
      if (store.getState().hydrated || isStored()) opened.hydrate()
      cart = opened
      adds.forEach((add) => opened.actions.add(...add))
      return opened
    } catch {
      loading = null
      stops.push(options.clock.after(retryMs, lookAgain))
      return null
    }
  }

  // The code also removes what is shown but not stored.
  const isStored = () => options.rendered !== undefined || isCartStored(storage, options.sessionStorage)

  function lookAgain(): void {
    if (cart === null && isStored()) void load()
  }

  // The page may be left before the code is there.
  function arrive(lines: readonly CartLineReference[], add?: Add): void {
    enqueueAdds(storage, lines)
    if (add) pendingAdds.push(add)
    const units = countPendingUnits(storage)
    store.setState((before) => withPendingUnits(before, units))
  }

  return {
    actions: lazyCartActions(() => cart, load, arrive),
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    hydrate() {
      if (cart) return cart.hydrate()
      if (isStored()) return void load()
      store.setState(asReady)
    },
    revalidate() {
      cart?.revalidate()
      lookAgain()
    },
    onEvent(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    destroy() {
      stops.forEach((stop) => stop?.())
      void loading?.then((opened) => opened?.destroy())
    },
  }
}
