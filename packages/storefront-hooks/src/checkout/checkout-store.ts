import type { DeliveryAddress } from '@krishi/storefront-core/address'
import type { Checkout, PaymentMode, PlacedOrder } from '@krishi/storefront-core/checkout'
import type { GatewayPayment, PortErrorCode } from '@krishi/storefront-core/contract'
import type { Failure, Result } from '@krishi/storefront-core/result'
import type { StoreApi } from 'zustand/vanilla'

/** An action that runs once at a time. */
export type Task =
  | { readonly status: 'idle' | 'pending' }
  | { readonly status: 'failed'; readonly error: Failure<PortErrorCode> }

/** An order that becomes one when it is paid in the provider's window [30.7]. */
export type OrderToPay = PlacedOrder & { readonly payment: GatewayPayment }

/** How far the order of a checkout is [30.12]. */
export type Placement =
  | { readonly status: 'idle' | 'placing' }
  /** The answer was lost: there may be an order. The server is asked by its key; placing again asks at once and makes no second order. */
  | { readonly status: 'unknown'; readonly error: Failure<PortErrorCode> }
  /** Final: nothing was ordered. */
  | { readonly status: 'refused'; readonly error: Failure<PortErrorCode> }
  | { readonly status: 'placed'; readonly order: PlacedOrder }
  /** Not an order yet. Placing again asks for the same payment, or, in another mode, gives it up for that one. */
  | { readonly status: 'to-pay'; readonly order: OrderToPay }

/** What "Proceed" comes to [24.5]. */
export type ProceedOutcome =
  | { readonly kind: 'checkout-created'; readonly checkoutId: string }
  /** No address is known, or the server refuses the one that is: the shopper goes to `/checkout`. */
  | { readonly kind: 'address-needed' }
  /** The cart was ordered before, but the answer was lost: it is cleared now, and the order can be shown. */
  | { readonly kind: 'already-ordered'; readonly orderId: string; readonly checkoutId: string }
  | { readonly kind: 'failed'; readonly error: Failure<PortErrorCode> }

/** An order by its id, with the checkout that it came out of where that is known. */
export interface OrderOfCheckout {
  readonly id: string
  readonly checkoutId?: string | undefined
}

/** The way from cart to order as state. */
export interface CheckoutState {
  readonly creating: Task
  readonly updatingAddress: Task
  /** By checkout id. */
  readonly placements: Readonly<Record<string, Placement>>
  /** The chosen payment mode, by checkout id. */
  readonly choices: Readonly<Record<string, PaymentMode>>
  /** Checkouts whose order an earlier page left open: every page shows its state, until `unfollow`. */
  readonly followed: readonly string[]
}

/** The actions from cart to order. None throws, and each runs once at a time. */
export interface CheckoutActions {
  /** Proceeds with agreed terms: creates a checkout with the known address, or answers 'address-needed' without one [24.5]. */
  proceed: () => Promise<ProceedOutcome>
  /**
   * Settles the cart and makes a checkout of it; returns its id [29.4]. A cart of more lines than one order takes [24.3] is
   * 'request/too-large' with the field `excess`: how many are to be removed.
   */
  create: (address: DeliveryAddress | null) => Promise<Result<string, PortErrorCode>>
  /**
   * Changes the address of an open checkout, which is then read again; returns its id [29.4].
   *
   * @param usesCoins Whether coins pay a part [27.1]. @default unchanged
   */
  updateAddress: (
    checkoutId: string,
    address: DeliveryAddress,
    usesCoins?: boolean,
  ) => Promise<Result<string, PortErrorCode>>
  /** Chooses how a checkout is paid; a change of address or coupon keeps the choice [30.2]. */
  choose: (checkoutId: string, mode: PaymentMode) => void
  /** Places the order, or asks again what became of it when the last answer was lost [30.12]. */
  placeOrder: (checkout: Checkout, paymentMode: PaymentMode) => Promise<Placement>
  /** Asks what became of an order of this page that had no answer before a reload; null where there is none. */
  resume: (checkoutId: string) => Promise<Placement | null>
  /** Asks what became of every order that an earlier page left open, and clears the cart of those that were placed [30.12]. */
  followAll: () => void
  /** The shopper has read what became of an order: no later page shows it. */
  unfollow: (checkoutId: string) => void
  /**
   * Tidies up after an order, once: the open checkout is forgotten, the order's id stored, cart, note and coupon cleared
   * [07.5]. True the first time; false when it is not the order of this browser's open checkout, or was tidied up already.
   */
  tidyUp: (order: OrderOfCheckout) => boolean
  /** The same on the page of the order itself: if its answer was lost, no later page needs to show it. */
  complete: (order: OrderOfCheckout) => boolean
}

/** The checkout of one storefront. */
export interface CheckoutStore extends Pick<StoreApi<CheckoutState>, 'getState' | 'getInitialState' | 'subscribe'> {
  readonly actions: CheckoutActions
}
