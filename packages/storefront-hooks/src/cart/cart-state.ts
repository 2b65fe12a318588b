import type { Cart, CartChange, CartLine, PendingIntent, QuantityLimits } from '@krishi/storefront-core/cart'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { CouponStanding } from '@krishi/storefront-core/coupons'
import type { CartTotals } from '@krishi/storefront-core/pricing'
import type { StoredCoupon } from '../coupons/stored-coupon.ts'

/** A line as a view shows it. Keeps its identity until something of it changes. */
export interface CartLineView {
  readonly line: CartLine
  readonly limits: QuantityLimits
  /**
   * `pending`: the intent is shown but not confirmed yet. `waiting`: it is kept until the network is back.
   * `failed`: the last attempt to confirm it failed.
   */
  readonly status: 'settled' | 'pending' | 'waiting' | 'failed'
  /** Why the line is `failed` or `waiting`. */
  readonly error: PortErrorCode | null
}

/** What the shopper sees of the cart: the confirmed cart with the pending intents applied. Derived once per change. */
export interface CartView {
  readonly lines: readonly CartLineView[]
  readonly byId: ReadonlyMap<string, CartLineView>
  /** Changes only when a line comes or goes: what a long list subscribes to. */
  readonly lineIds: readonly string[]
  /** Estimated by the same rules that the server uses while `isSettled` is false. */
  readonly totals: CartTotals
  /** How the coupon of the tab stands with this cart [26.6]; absent without one. */
  readonly couponStanding?: CouponStanding
  /** Units, with those whose product is not known yet: the number on the badge. */
  readonly count: number
  /** Nothing waits for an answer, and the last one was a success. */
  readonly isSettled: boolean
}

/** The cart as state. */
export interface CartState {
  /** False on the server and in the first render, which show an empty cart: proceed only once it is true. */
  readonly hydrated: boolean
  /** `loading` until prices came once; `failed` when the last price call failed [23.7]; an empty cart is `ready`. */
  readonly status: 'loading' | 'ready' | 'failed'
  /** A price call is under way. */
  readonly isSyncing: boolean
  /** Why the last price call failed. With 'network/offline' the cart stays usable and is sent when the network is back. */
  readonly error: PortErrorCode | null
  readonly view: CartView
  /** What price calls changed, until `dismissChanges`; kept while the page is loaded again [23.4]. */
  readonly changes: readonly CartChange[]
  /** The last event, for listeners that subscribe later; absent before the first. */
  readonly lastEvent?: CartEvent
  /** What the last price call that changed something changed, for one notice; absent before there was one. */
  readonly news?: readonly CartChange[]
  /** What `undo` can take back of `changes` by line id, as the line would be then; absent until prices came. */
  readonly undoable?: ReadonlyMap<string, CartLine>
  /** Lines that were removed in the last 6 s, newest last: `undo` brings them back. */
  readonly removed: readonly CartLine[]
  /** The order note [23.8]. */
  readonly note: string
  readonly confirmed: Cart
  readonly pending: readonly PendingIntent[]
  readonly coupon: StoredCoupon | null
  /** Units that `mergeCookieCart` brought and whose product is not known yet. */
  readonly pendingUnits: number
}

/** The state without derived values. */
export type CartFacts = Omit<CartState, 'view'>

/** Something that happened once, for a toast or for analytics. */
export type CartEvent =
  | { readonly kind: 'line-added'; readonly line: CartLine }
  | { readonly kind: 'line-removed'; readonly line: CartLine }
  /** More was requested than is in stock; the cart can have at most `remaining` [22.4]. */
  | { readonly kind: 'stock-limited'; readonly variantId: string; readonly remaining: number }
  /** Another line was to be added, but the cart has as many lines as it may. */
  | { readonly kind: 'cart-full' }
  | { readonly kind: 'cart-changed'; readonly changes: readonly CartChange[] }
