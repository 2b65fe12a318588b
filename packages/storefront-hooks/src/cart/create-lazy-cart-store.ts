import { checkAdd } from '@krishi/storefront-core/availability'
import type { CartLineReference } from '@krishi/storefront-core/contract'
import { err } from '@krishi/storefront-core/result'
import { createStore } from 'zustand/vanilla'
import { localKeys, sessionKeys } from '../storage/index.ts'
import type { CartEvent, CartState } from './cart-state.ts'
import type { CartActions, CartStore, CartStoreOptions } from './cart-store.ts'
import { emptyCart } from './empty-cart.ts'
import { countPendingUnits, enqueueAdds } from './stored-pending-adds.ts'
import type { Add } from './flush-adds.ts'

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
  const { storage, sessionStorage, fetchStore = () => import('./create-cart-store.ts') } = options
  const store = createStore<CartState>(() => options.rendered?.state ?? emptyCart(options.settings.shippingDetails))
  const listeners = new Set<(event: CartEvent) => void>()
  const stops = [options.channel?.listen(lookAgain), options.onFirstTouch?.(() => void load())]
  /** Adds that wait for the cart's code; in storage too. */
  const pendingAdds: Add[] = []
  let cart: CartStore | null = null
  let loading: Promise<CartStore | null> | null = null
  let cancelRetry = () => {}

  function load(): Promise<CartStore | null> {
    loading ??= open()
    return loading
  }

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
      cancelRetry = options.clock.after(retryMs, lookAgain)
      return null
    }
  }

  function withCart(use: (cart: CartStore) => void): void {
    if (cart) use(cart)
    else void load().then((opened) => opened && use(opened))
  }

  function isStored(): boolean {
    // Remove what is shown but not stored.
    if (options.rendered) return true
    const lines = storage.read(localKeys.cart)
    const others = [storage.read(localKeys.orderNote), storage.read(localKeys.cartPendingAdds)]
    return (lines !== null && lines !== '[]') || [...others, sessionStorage.read(sessionKeys.coupon)].some(Boolean)
  }

  function lookAgain(): void {
    if (cart === null && isStored()) void load()
  }

  /** Stores adds before the cart's code is loaded, since the page may be left at once, and shows them on the badge. */
  function arrive(lines: readonly CartLineReference[]): void {
    enqueueAdds(storage, lines)
    const { pendingUnits, view } = store.getState()
    const units = countPendingUnits(storage)
    store.setState({ pendingUnits: units, view: { ...view, count: view.count + units - pendingUnits } })
  }

  function addSoon(
    ...[product, variant, quantity = 1]: Parameters<CartActions['add']>
  ): ReturnType<CartActions['add']> {
    const outcome = checkAdd(variant, quantity)
    const units = outcome.ok ? outcome.value : outcome.error.remaining
    if (units <= 0) return outcome
    arrive([{ productId: product.productId, variantId: variant.id, quantity: units }])
    pendingAdds.push([product, variant, units])
    void load()
    return outcome
  }

  const actions: CartActions = {
    add: (product, variant, quantity) => (cart ? cart.actions.add : addSoon)(product, variant, quantity),
    remove: (lineId) => withCart((opened) => opened.actions.remove(lineId)),
    setQuantity: (lineId, quantity) => withCart((opened) => opened.actions.setQuantity(lineId, quantity)),
    undo: (lineId) => withCart((opened) => opened.actions.undo(lineId)),
    setNote: (note) => withCart((opened) => opened.actions.setNote(note)),
    clear: (lineIds) => withCart((opened) => opened.actions.clear(lineIds)),
    dismissChanges: () => withCart((opened) => opened.actions.dismissChanges()),
    refresh: async () => (await load())?.actions.refresh(),
    flush: async () => (await load())?.actions.flush() ?? err('network/offline'),
    async mergeCookieCart(lines) {
      if (cart) return cart.actions.mergeCookieCart(lines)
      if (lines.length === 0) return
      arrive(lines)
      await (await load())?.actions.mergeCookieCart([])
    },
  }

  return {
    actions,
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    hydrate() {
      if (cart) return cart.hydrate()
      if (isStored()) return void load()
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
      cancelRetry()
      void loading?.then((opened) => opened?.destroy())
    },
  }
}
