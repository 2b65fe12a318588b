import type { Paise } from '../money/index.ts'

/** What the payment provider's own window is opened with [30.7]. Nothing in it is secret. */
export interface GatewayPayment {
  readonly gateway: 'razorpay'
  readonly keyId: string
  /** The address of the provider's script, which is loaded only when the shopper pays. */
  readonly scriptUrl: string
  /** The provider's id of what is to be paid; one for each order. */
  readonly gatewayOrderId: string
  /** What is due now: the whole sum, or the advance of a cash-on-delivery order. */
  readonly amount: Paise
  readonly currency: 'INR'
  /** How long the provider's window stays open, in seconds. */
  readonly timeoutSeconds: number
  /** Where a browser that cannot show the window sends the payment's outcome, as a form post. */
  readonly callbackUrl: string
}

/** What the payment provider handed to the page [30.7]. */
export interface VerifyCardPaymentRequest {
  readonly body: {
    readonly source: 'WEB'
    readonly draftOrderId: string
    readonly internalDraftOrderId: string
    /** The provider's id of what was to be paid. */
    readonly orderId: string
    readonly paymentId: string
    readonly signature: string
    readonly checkoutId: string
  }
}

/** Whether the payment is real. */
export interface VerifyCardPaymentResponse {
  readonly success: boolean
  readonly shopifyOrderId: string
  readonly coins: number
}

/**
 * How far a payment is. It only moves on: `awaiting` to `paid` or `expired`; either may come to `refunding` (paid too late, or
 * paid when the goods were gone) and then to `refunded`. An `expired` one that is paid late is `paid` if the goods are still there.
 */
export type PaymentStatus = 'awaiting' | 'paid' | 'expired' | 'refunding' | 'refunded'

/** Asks how far the payment of an order is; only the one who ordered may. */
export interface PaymentStatusRequest {
  readonly path: { readonly orderId: string }
}

/** How far a payment is [31.6]. */
export interface PaymentStatusResponse {
  readonly status: PaymentStatus
  readonly orderId: string
  readonly orderName: string
  readonly checkoutId: string
  readonly coins: number
  readonly amount: Paise
  /** With what to open the provider's window again; null when nothing is due any more. */
  readonly payment: GatewayPayment | null
}
