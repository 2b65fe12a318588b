import { err } from '@krishi/storefront-core/result'
import { createStore } from 'zustand/vanilla'
import { localKeys, sessionKeys } from '../storage/index.ts'
import type { CartEvent, CartState } from './cart-state.ts'
import type { CartActions, CartStore, CartStoreOptions } from './cart-store.ts'
import { createEarlyAdds } from './create-early-adds.ts'
import type { EarlyAdds } from './create-early-adds.ts'
import { emptyCart } from './empty-cart.ts'

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
  const early = createEarlyAdds(storage, store, load)
  let cart: CartStore | null = null
  let loading: Promise<CartStore | null> | null = null

  function load(): Promise<CartStore | null> {
    return (loading ??= open())
  }

  async function open(): Promise<CartStore | null> {
    try {
      const code = await fetchStore()
      const opened = code.createCartStore(options)
      opened.onEvent((event) => listeners.forEach((listener) => listener(event)))
      opened.subscribe((state) => store.setState(state, true))
      const adds = code.dequeueAdds(storage, early.adds)
      if (store.getState().hydrated || hasStoredCart(options)) opened.hydrate()
      cart = opened
      adds.forEach((add) => opened.actions.add(...add))
      return opened
    } catch {
      loading = null
      stops.push(options.clock.after(retryMs, lookAgain))
      return null
    }
  }

  function lookAgain(): void {
    if (hasStoredCart(options)) void load()
  }

  return {
    actions: lazyActions(() => cart?.actions, load, early),
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    hydrate() {
      if (cart) return cart.hydrate()
      if (hasStoredCart(options)) return void load()
      const { view } = store.getState()
      store.setState({ hydrated: true, status: 'ready', view: { ...view, isSettled: true } })
    },
    revalidate() {
      if (cart) cart.revalidate()
      else lookAgain()
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

/** Whether there is a cart to show, or one is shown that may have to be removed, as it is not stored. */
function hasStoredCart({ rendered, storage, sessionStorage }: LazyCartStoreOptions): boolean {
  if (rendered) return true
  const lines = storage.read(localKeys.cart) ?? '[]'
  const others = [
    storage.read(localKeys.orderNote),
    storage.read(localKeys.cartPendingAdds),
    sessionStorage.read(sessionKeys.coupon),
  ]
  return lines !== '[]' || others.some(Boolean)
}

/** The actions of a cart whose code is loaded by the first of them. */
function lazyActions(
  loaded: () => CartActions | undefined,
  load: () => Promise<CartStore | null>,
  early: EarlyAdds,
): CartActions {
  function act(use: (actions: CartActions) => void): void {
    const actions = loaded()
    if (actions) use(actions)
    else void load().then((opened) => opened && use(opened.actions))
  }

  return {
    add: (product, variant, quantity) => (loaded() ?? early).add(product, variant, quantity),
    remove: (lineId) => act((actions) => actions.remove(lineId)),
    setQuantity: (lineId, quantity) => act((actions) => actions.setQuantity(lineId, quantity)),
    undo: (lineId) => act((actions) => actions.undo(lineId)),
    setNote: (note) => act((actions) => actions.setNote(note)),
    clear: (lineIds) => act((actions) => actions.clear(lineIds)),
    dismissChanges: () => act((actions) => actions.dismissChanges()),
    refresh: async () => (await load())?.actions.refresh(),
    flush: async () => (await load())?.actions.flush() ?? err('network/offline'),
    async mergeCookieCart(lines) {
      const actions = loaded()
      if (actions) return actions.mergeCookieCart(lines)
      if (lines.length === 0) return
      early.put(lines)
      await (await load())?.actions.mergeCookieCart([])
    },
  }
}
