import type { Product } from '@krishi/storefront-core/catalog'
import type { CallEnd, PortErrorCode } from '@krishi/storefront-core/contract'
import type { Failure } from '@krishi/storefront-core/result'
import type { Wishlist } from '@krishi/storefront-core/wishlist'
import type { StoreApi } from 'zustand/vanilla'

/** The wishlist as state. */
export interface WishlistState {
  /** `guest`: nobody is signed in, so there is no list. `failed`: what stands here is what this device had kept. */
  readonly status: 'unknown' | 'loading' | 'ready' | 'failed' | 'guest'
  /** With the pending changes applied, by product id. What the server refuses goes back [20.1]. */
  readonly wishes: Wishlist
  /** Why the list could not be read. */
  readonly error: Failure<PortErrorCode> | null
}

/** What happened once, to be said. */
export type WishlistEvent =
  | { readonly type: 'added' | 'removed' | 'moved'; readonly product: Product }
  /** The list shows again what it was before [20.1]. */
  | { readonly type: 'unable-to-add' | 'unable-to-remove'; readonly error: Failure<PortErrorCode> }
  /** The answer was lost, and the server could not be asked: the list shows what it was before. */
  | { readonly type: Exclude<CallEnd, 'failed'>; readonly error: Failure<PortErrorCode> }
  /** A guest wants to put something aside: it is kept in this tab, and put aside after the sign-in [20.3]. */
  | { readonly type: 'sign-in' }

/** What a shopper does with the wishlist. Nothing here throws. */
export interface WishlistActions {
  /** Reads the list of whoever is signed in now. */
  read: () => Promise<void>
  /** Puts a product aside, or takes it off, at once; of quick taps the last one counts [20.6]. */
  toggle: (product: Product) => Promise<void>
  /** Puts a product aside; one that is there stays. */
  add: (product: Product) => Promise<void>
  /** Takes a product off. */
  remove: (product: Product) => Promise<void>
  /** Takes off what has gone to the cart [20.5]. A guest has no list: nothing is asked of the server [03.5]. */
  moveToCart: (product: Product) => Promise<void>
  /** Forgets the list here and on the device; the server keeps it. */
  clear: () => void
}

/** The wishlist of one storefront. */
export interface WishlistStore extends Pick<StoreApi<WishlistState>, 'getState' | 'getInitialState' | 'subscribe'> {
  readonly actions: WishlistActions
  /** Shows what the device has kept and follows who is signed in, as long as somebody does; returns a function that stops it. */
  follow: () => () => void
  /** Calls `listener` with what is to be said, and with the last thing that nobody has heard; returns a function that stops it. */
  onEvent: (listener: (event: WishlistEvent) => void) => () => void
}
