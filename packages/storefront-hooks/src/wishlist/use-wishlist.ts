import type { Product } from '@krishi/storefront-core/catalog'
import { useEffect } from 'react'
import { useStore } from 'zustand/react'
import { useEffectEvent } from '../react-compat.ts'
import type { Storefront } from '../storefront/create-storefront.ts'
import { useRetryOnReturn } from '../query/use-retry-on-return.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import { createWishlistStore } from './create-wishlist-store.ts'
import type { WishlistActions, WishlistEvent, WishlistState, WishlistStore } from './wishlist-store.ts'

const stores = new WeakMap<Storefront, WishlistStore>()

/** The wishlist of a storefront: one for all its views, made when the first of them asks. */
export function wishlistOf(storefront: Storefront): WishlistStore {
  const known = stores.get(storefront)
  if (known) return known
  const store = createWishlistStore(storefront)
  stores.set(storefront, store)
  return store
}

function useFollowedWishlist(): WishlistStore {
  const store = wishlistOf(useStorefront())
  useEffect(() => store.follow(), [store])
  return store
}

/** Whether a product is on the wishlist, and the action of the heart that changes it [20.1]. */
export function useWish(product: Product): { readonly isWished: boolean; toggle: () => void } {
  const store = useFollowedWishlist()
  const isWished = useStore(store, ({ wishes }) => wishes.has(product.productId))
  return { isWished, toggle: () => void store.actions.toggle(product) }
}

/** The wishlist, read when a view asks for it, and its actions [20.7]. */
export function useWishlist(): WishlistState & WishlistActions {
  const store = useFollowedWishlist()
  const state = useStore(store)
  const read = () => void store.actions.read()
  useEffect(read, [store])
  useRetryOnReturn(state.status === 'failed', read)
  return { ...state, ...store.actions }
}

/** Tells what is to be said of the wishlist, wherever on the page it was changed, with what can be done about it. */
export function useWishlistEvents(onEvent: (event: WishlistEvent, actions: WishlistActions) => void): void {
  const store = useFollowedWishlist()
  const told = useEffectEvent(onEvent)
  useEffect(() => store.onEvent((event) => told(event, store.actions)), [store])
}
