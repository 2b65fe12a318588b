import type { CartLine } from '@krishi/storefront-core/cart'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import type { Clock } from '../clock/clock.ts'
import type { CartEvent, CartFacts, CartState } from './cart-state.ts'
import { deriveView } from './derive-view.ts'

/** The state of a cart, whose view follows from the rest of it, and its events. */
export interface CartStateStore extends Pick<StoreApi<CartState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** The lines that the shopper sees. */
  readonly lines: () => readonly CartLine[]
  readonly commit: (changed: Partial<CartFacts>) => void
  /** Tells all listeners; null is no event. */
  readonly emit: (event: CartEvent | null) => void
  /** Calls `listener` with what happens once; returns a function that stops it. */
  readonly onEvent: (listener: (event: CartEvent) => void) => () => void
}

/** Creates the state of a cart. */
export function createCartState(first: CartState, clock: Clock): CartStateStore {
  const listeners = new Set<(event: CartEvent) => void>()
  const store = createStore<CartState>(() => first)

  return {
    ...store,
    lines: () => store.getState().view.lines.map(({ line }) => line),
    commit(changed) {
      const before = store.getState()
      store.setState({ ...changed, view: deriveView({ ...before, ...changed }, before.view, clock.now()) })
    },
    emit(event) {
      if (!event) return
      store.setState({ lastEvent: event })
      listeners.forEach((listener) => listener(event))
    },
    onEvent(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
