import type { Checkout, PaymentMode } from '@krishi/storefront-core/checkout'
import type { GatewayPayment } from '@krishi/storefront-core/contract'
import type { StoreApi } from 'zustand/vanilla'
import type { GatewayPort, Payer, WindowTexts } from './gateway-port.ts'

/** How far one payment is on this page. */
export type PaymentStep =
  /** `opening`: the provider's script comes. `open`: its window is in front. `verifying`: the server is asked. */
  | 'idle'
  | 'opening'
  | 'open'
  | 'verifying'
  /** The provider's script did not load: try again or pay on delivery [30.9]. */
  | 'unavailable'
  /** The order came without what its window needs [30.9]. */
  | 'failed'

/** How a page pays: the provider, what its window says, and when the page is left. */
export interface PaymentWindow {
  readonly gateway: GatewayPort
  readonly texts: WindowTexts
  readonly signal: AbortSignal
}

/** A payment to be made in the provider's window. */
export interface DuePayment {
  readonly payment: GatewayPayment
  readonly checkoutId: string
  /** Our own id of the order. */
  readonly orderId: string
  /** What the order is named by while it awaits its payment. */
  readonly awaitingId: string
  readonly payer: Payer
}

/** What ordering came to, as far as a page has to do something. */
export type OrderOutcome =
  | { readonly kind: 'placed'; readonly orderId: string; readonly coins: number }
  /** Nobody knows yet whether it is paid [31.6]. `paymentId` is empty where the window did not say that it is. */
  | {
      readonly kind: 'pending'
      readonly awaitingId: string
      readonly gatewayOrderId: string
      readonly paymentId: string
    }
  /** It was placed before [30.8]. */
  | { readonly kind: 'already-placed'; readonly orderId: string; readonly orderName: string }
  /** It goes on at this address, which is from outside [30.8]. */
  | { readonly kind: 'elsewhere'; readonly url: string }
  /** The shopper stays on the page: placement or step say why. */
  | { readonly kind: 'stays' }

/** Payments of one storefront by checkout id; a checkout that is not there is `idle`. */
export interface PaymentState {
  readonly steps: Readonly<Record<string, PaymentStep>>
}

/** What a shopper does to pay. Nothing here throws, and one checkout is ordered and paid once at a time. */
export interface PaymentActions {
  /** Places the order and, where something is due now, has it paid [30.6, 30.7]. */
  order: (checkout: Checkout, mode: PaymentMode, window: PaymentWindow) => Promise<OrderOutcome>
  /** Opens the window of a payment that waits once more. */
  pay: (due: DuePayment, window: PaymentWindow) => Promise<OrderOutcome>
}

/** The payments of one storefront. */
export interface PaymentStore extends Pick<StoreApi<PaymentState>, 'getState' | 'getInitialState' | 'subscribe'> {
  readonly actions: PaymentActions
}
