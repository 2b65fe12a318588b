import type { Paise } from '@krishi/storefront-core/money'
import type { CartTotals, FreeDeliveryProgress } from '@krishi/storefront-core/pricing'
import type { ReactNode } from 'react'
import type { BillingSummaryProps } from '../billing-summary/index.ts'
import type { CartLineRowProps, CartLineView } from '../cart-lines/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import type { RootProps } from '../root/index.ts'
import type en from './messages/en.json'

/** What the page knows about the cart. */
export interface CartView {
  readonly lines: readonly CartLineView[]
  readonly totals: CartTotals
  readonly freeDelivery: FreeDeliveryProgress
  /**
   * `loading` until the first answer, when sums are estimates; `fetching` while a change is priced; `failed` shows a
   * panel instead of the cart [23.7]. It cannot be proceeded unless `ready` [24.3].
   */
  readonly prices: 'loading' | 'fetching' | 'ready' | 'failed'
  readonly addressesLoading: boolean
  /** The checkout is being made. */
  readonly proceeding: boolean
  readonly offline: boolean
  /** How many lines are too many for an order: they have to be removed before it can be placed. @default 0 */
  readonly excessLines?: number | undefined
  /** What paying online saves on this cart; 0 shows no banner [24.2]. */
  readonly prepaidSaving: Paise
}

/** What stands between heading and foot: the cart, or the one thing there is to say about it. */
export type CartStage = 'filled' | 'empty' | 'loading' | 'failed'

/** What does not depend on what is in the cart. */
interface CartSurroundings extends RootProps<HTMLElement> {
  /** Where "Continue shopping" leads. */
  continueHref: string
  /** Where the terms are written. */
  termsHref?: string | undefined
  /** The specification ticks the box beforehand; the `india-2026` profile does not. @default true */
  termsDefaultChecked?: boolean | undefined
  onRetryPrices: () => void
  messages?: MessageOverrides<typeof en> | undefined
}

/** What a page may add to the cart. */
interface CartAdditions {
  /** What the last price sync changed, such as a `CartReceipt`. */
  receipt?: ReactNode
  /** Products that go with the cart. */
  crossSell?: ReactNode
  /** The words that go with the order, such as an `OrderNote` [23.8]. */
  orderNote?: ReactNode
  /** What the shop guarantees, such as a `TrustMarker`. */
  trustMarker?: ReactNode
  /** What was put aside, such as a `SavedForLater`: below the cart, and where it is empty. */
  aside?: ReactNode
}

/** Parts of the lines and of the bill that a page renders itself. Keep them stable. */
export interface CartRenders {
  /** Renders what a line costs; null renders ours. */
  readonly renderLinePrice?: CartLineRowProps['renderPrice']
  /** Renders what changes a line; null renders ours. */
  readonly renderLineActions?: CartLineRowProps['renderActions']
  /** Renders a row of the bill; null renders ours. */
  readonly renderBillRow?: BillingSummaryProps['renderRow']
}

/** Props that the drawer and the page share. */
export interface CartContentProps extends CartSurroundings, CartAdditions, CartRenders {
  cart: CartView
  onQuantityChange: (lineId: string, quantity: number) => void
  /** Called instead when a line's limits hold a tap back, with the quantity that was wanted [22.4]. */
  onQuantityRefused?: ((lineId: string, quantity: number) => void) | undefined
  onRemove: (lineId: string) => void
  /** Called when the shopper proceeds and nothing prevents it. */
  onProceed: () => void
}

/** The parts of a cart that show facts which change during shopping. Each may subscribe to its own. */
export interface CartParts extends CartAdditions {
  /** `CartLines`, or a `CartLineList` of rows. */
  lines: ReactNode
  /** A `FreeDeliveryProgress`. */
  freeDelivery: ReactNode
  /** A `BillingSummary`. */
  bill: ReactNode
  /** What paying online saves, such as a `CartPrepaid`. */
  prepaid: ReactNode
  /** The button that proceeds, such as a `CartProceed`. */
  proceed: (termsAccepted: boolean) => ReactNode
}

/** Props that the frames of drawer and page share. */
export interface CartFrameProps extends CartSurroundings, Pick<CartView, 'offline'> {
  stage: CartStage
  parts: CartParts
}
