import type { CartTotals } from '@krishi/storefront-core/pricing'
import { useEffect } from 'react'
import { useStore } from 'zustand/react'
import { useStorefront } from '../storefront/use-storefront.ts'
import type { CartEvent, CartLineView, CartState } from './cart-state.ts'
import type { CartActions } from './cart-store.ts'

/**
 * A part of the cart. `select` picks references out of the state and makes no new ones, such as
 * `(cart) => cart.view.lineIds`: what the cart shows is derived once in the store.
 */
export function useCart<Part>(select: (cart: CartState) => Part): Part {
  return useStore(useStorefront().cart, select)
}

/** One line by its variant's id; undefined where the cart does not hold it. Changes only with that line. */
export function useCartLine(lineId: string): CartLineView | undefined {
  return useCart((cart) => cart.view.byId.get(lineId))
}

/** The sums. Change only when a sum changes. */
export function useCartTotals(): CartTotals {
  return useCart((cart) => cart.view.totals)
}

/** What a shopper can do with the cart; the same object for the life of the storefront. */
export function useCartActions(): CartActions {
  return useStorefront().cart.actions
}

/** Calls `onEvent` with what happens once, such as a removal, for a toast [23.2]. */
export function useCartEvents(onEvent: (event: CartEvent) => void): void {
  const { cart } = useStorefront()
  useEffect(() => cart.onEvent(onEvent), [cart, onEvent])
}
