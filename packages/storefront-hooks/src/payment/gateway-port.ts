import type { GatewayPayment } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'

/** What the provider's window says that it cannot know. */
export interface WindowTexts {
  /** Who is paid. */
  readonly shopName: string
  /** Stands above the UPI apps and the code to scan. */
  readonly upi: string
}

/** Who pays, to prefill the window; empty texts where it is not known. */
export interface Payer {
  readonly name: string
  /** Ten digits. */
  readonly phone: string
  readonly email: string
}

/** One showing of the provider's window. */
export interface WindowRequest {
  readonly payment: GatewayPayment
  readonly locale: Locale
  readonly payer: Payer
  readonly texts: WindowTexts
  /** Closes the window, or keeps it from opening, when the page that asked is left. */
  readonly signal: AbortSignal
  /** Called when the window is shown. */
  onOpen: () => void
}

/** What the provider's window came to. Only `paid` says anything about money, and that is verified. */
export type WindowOutcome =
  | {
      readonly status: 'paid'
      /** The provider's id of what was to be paid. */
      readonly orderId: string
      readonly paymentId: string
      readonly signature: string
    }
  /** It was closed. The bank may still be at work. `failure` is what the provider said of the last attempt, if it failed. */
  | { readonly status: 'dismissed'; readonly failure: string | null }
  /** The provider's script did not come. */
  | { readonly status: 'unavailable' }

/** Opens the payment provider's window [30.7]. It never rejects. */
export interface GatewayPort {
  open: (request: WindowRequest) => Promise<WindowOutcome>
}
