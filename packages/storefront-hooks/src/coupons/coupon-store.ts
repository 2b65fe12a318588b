import type { Checkout } from '@krishi/storefront-core/checkout'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Paise } from '@krishi/storefront-core/money'
import type { Failure } from '@krishi/storefront-core/result'
import type { StoreApi } from 'zustand/vanilla'
import type { StoredCoupon } from './stored-coupon.ts'

/** Why the last code was not taken; `serverMessage` of the failure is the sentence for the shopper [26.5]. */
export interface CouponRefusal {
  /** The code in capitals. */
  readonly name: string
  readonly failure: Failure<PortErrorCode>
}

/** Coupons as state. */
export interface CouponState {
  /** What this tab wants used, whether it holds or not. */
  readonly coupon: StoredCoupon | null
  /** The code that is being tried; null for none. */
  readonly applying: string | null
  readonly isRemoving: boolean
  readonly refusal: CouponRefusal | null
}

/** What is said or celebrated once. */
export type CouponEvent =
  | { readonly type: 'applied'; readonly name: string; readonly value: Paise }
  | { readonly type: 'refused'; readonly failure: Failure<PortErrorCode> }
  | { readonly type: 'unable-to-remove'; readonly failure: Failure<PortErrorCode> }

/** What a shopper does with coupons on the page of a checkout. */
export interface CouponActions {
  /** Tries a code on a checkout; it is taken when the server takes it and the checkout keeps it [26.2, 26.4]. */
  apply: (code: string, checkout: Checkout) => Promise<void>
  /** Takes the coupon off the checkout and forgets it [26.6]. */
  remove: (checkout: Checkout) => Promise<void>
  /** Takes the words about the last code away. */
  forgive: () => void
}

/** The coupons of one storefront. */
export interface CouponStore extends Pick<StoreApi<CouponState>, 'getState' | 'getInitialState' | 'subscribe'> {
  readonly actions: CouponActions
  /**
   * Reads what the tab has stored, and forgets it where the server has taken it off the checkout [26.6]. Call it after hydration
   * and with every checkout that was read.
   */
  takeIn: (checkout: Checkout) => void
  /** Calls `listener` with what is to be said; returns a function that stops it. */
  onEvent: (listener: (event: CouponEvent) => void) => () => void
}
