import type { LimitedStock } from '@krishi/storefront-core/availability'
import type { CartLine } from '@krishi/storefront-core/cart'
import type { Product, Variant } from '@krishi/storefront-core/catalog'
import type { CartLineReference, PortErrorCode } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import type { Failure, Result } from '@krishi/storefront-core/result'
import type { Settings } from '@krishi/storefront-core/settings'
import type { StoreApi } from 'zustand/vanilla'
import type { Clock } from '../clock/index.ts'
import type { SafeStorage } from '../storage/index.ts'
import type { TabChannel } from './cart-persistence.ts'
import type { CartPort } from './cart-port.ts'
import type { CartEvent, CartState, CartView } from './cart-state.ts'

/** What a cart shows until the stored cart has been read. */
export interface CartAtFirst {
  readonly state: CartState
  /** When its prices were read, in ms since 1970. */
  readonly at: number
  /** Whether the stored lines are the same, so that no price call is needed. */
  isOf: (lines: readonly CartLine[]) => boolean
}

/** The dependencies of a cart store. */
export interface CartStoreOptions {
  readonly port: CartPort
  readonly locale: Locale
  readonly clock: Clock
  /** Local storage: the cart outlives the page. */
  readonly storage: SafeStorage
  /** Session storage: the coupon belongs to the tab. */
  readonly sessionStorage: SafeStorage
  readonly settings: Pick<Settings, 'shippingDetails'>
  /** Other tabs of the shop; null where there are none. */
  readonly channel?: TabChannel | null
  /** The cart as a server has rendered it: it is shown until what is stored has been read. */
  readonly rendered?: CartAtFirst
  /** Called whenever the cart is stored. */
  readonly onStored?: (() => void) | undefined
}

/** The cart has no room for another line: it has `cartCapacity` of them. */
export interface CartFull extends Failure<'cart/full'> {
  /** None of it can be added. */
  readonly remaining: 0
}

/**
 * What an add came to: the quantity that the cart holds now; 'cart/limited-stock' with the most that it may hold; or 'cart/full'
 * where it has no room for another line.
 */
export type AddOutcome =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly error: LimitedStock | CartFull }

/** The actions of the cart. Each reads the stored cart first if that has not happened yet. */
export interface CartActions {
  /** Adds units of a variant; where the stock or the limit is smaller, as many as possible are added [22.4]. */
  add: (product: Omit<Product, 'variants'>, variant: Variant, quantity?: number) => AddOutcome
  /** Sets the quantity of a line, within the line's limits; 0 removes it. Unknown lines are ignored. */
  setQuantity: (lineId: CartLine['id'], quantity: number) => void
  /** Removes a line [23.2]; for 6 s `undo` brings it back. */
  remove: (lineId: CartLine['id']) => void
  /** Undoes a change of a line: its removal, or what a price call did where `undoable` has the line [23.4]. */
  undo: (lineId: CartLine['id']) => void
  /** Stores the order note [23.8], cut to the length that an order takes. */
  setNote: (note: string) => void
  /**
   * Empties the cart and the note, as after an order [07.5].
   *
   * @param lineIds What was ordered, where other lines may have come into the cart since: those stay.
   */
  clear: (lineIds?: readonly CartLine['id'][]) => void
  /** Forgets what price calls changed, once the shopper has read it. */
  dismissChanges: () => void
  /** Asks for today's prices now. */
  refresh: () => Promise<void>
  /** Sends what waits and returns the settled view; called before proceeding. */
  flush: () => Promise<Result<CartView, PortErrorCode>>
  /** Merges lines that were added by native forms before there was a store; kept until their products are known. */
  mergeCookieCart: (lines: readonly CartLineReference[]) => Promise<void>
}

/** The cart of one storefront. */
export interface CartStore extends Pick<StoreApi<CartState>, 'getState' | 'getInitialState' | 'subscribe'> {
  readonly actions: CartActions
  /** Reads the stored cart and asks for its prices. Does nothing the second time. */
  hydrate: () => void
  /** Called when the page is visible or online again: merges changes of other tabs, and requests prices that are old or still missing. */
  revalidate: () => void
  /** Calls `listener` with what happens once; returns a function that stops it. */
  onEvent: (listener: (event: CartEvent) => void) => () => void
  /** Ends timers, requests and listening. */
  destroy: () => void
}
