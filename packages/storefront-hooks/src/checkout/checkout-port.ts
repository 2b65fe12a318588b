import type { DeliveryAddress } from '@krishi/storefront-core/address'
import type { Checkout } from '@krishi/storefront-core/checkout'
import type {
  CheckoutPayload,
  ExternalCheckoutPayload,
  PaymentStatusResponse,
  PlaceOrderResponse,
  PortErrorCode,
  SettleOrderResponse,
  VerifyCardPaymentRequest,
  VerifyCardPaymentResponse,
} from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import type { Paise } from '@krishi/storefront-core/money'
import type { Result } from '@krishi/storefront-core/result'
import type { CallOptions } from '../http/index.ts'

/** Another delivery address for an open checkout [29.4]. */
export interface AddressUpdate {
  readonly checkoutId: string
  readonly address: DeliveryAddress
  /** What the coupon takes off; 0 without one. */
  readonly discountAmount: Paise
  /** The coupon's code; empty without one. */
  readonly discountCode: string
  /** Whether coins pay a part [27.1]; unchanged where it is absent. */
  readonly usesCoins?: boolean | undefined
}

/** One intent of the shopper to order; asked again with the same key it is still one order [30.12]. */
export interface OrderIntent {
  readonly idempotencyKey: string
  readonly payload: CheckoutPayload
}

/** Asks what became of an intent. */
export interface SettleQuestion {
  readonly idempotencyKey: string
  readonly checkoutId: string
  /** Whether a payment that is still open is given up. */
  readonly giveUpPayment: boolean
}

/** What the payment provider handed to the page, and of which order [30.7]. */
export type PaymentProof = Omit<VerifyCardPaymentRequest['body'], 'source'>

/** A checkout of the external platform, and how it is reached [29.3]. None of its addresses is checked yet. */
export interface ExternalCheckout {
  readonly checkoutUrl: string
  /** Takes the form of a signed-in shopper. */
  readonly formUrl: string
  /** The only hosts that may be gone to. */
  readonly hosts: readonly string[]
}

/** What paying needs from a backend. Implementations must pass `describeCheckoutPort`. */
export interface CheckoutPort {
  /** Makes a checkout of the cart in the payload; returns its id [29.4]. */
  create(payload: CheckoutPayload, options?: CallOptions): Promise<Result<string, PortErrorCode>>
  /** The checkout with today's prices and stock; only its maker may read it [30.13]. */
  read(
    input: { readonly checkoutId: string; readonly locale: Locale },
    options?: CallOptions,
  ): Promise<Result<Checkout, PortErrorCode>>
  /** Returns the id of the checkout, which stays the same. */
  updateAddress(update: AddressUpdate, options?: CallOptions): Promise<Result<string, PortErrorCode>>
  /** Places the order of the checkout in the payload. A repeat with the same key gets the first answer. */
  placeOrder(intent: OrderIntent, options?: CallOptions): Promise<Result<PlaceOrderResponse, PortErrorCode>>
  /**
   * What became of an order, by the key of its intent. Where nothing was ordered the key is closed: asked once, a request that is
   * still on its way can no longer become an order [30.12].
   */
  settleOrder(question: SettleQuestion, options?: CallOptions): Promise<Result<SettleOrderResponse, PortErrorCode>>
  /** Whether a payment is real; it is checked again, with the same answer, as often as it is asked [30.7]. */
  verifyPayment(proof: PaymentProof, options?: CallOptions): Promise<Result<VerifyCardPaymentResponse, PortErrorCode>>
  /** The shopper's token of the external platform; only for the number and name of whoever is signed in [29.3]. */
  customerToken(
    who: { readonly mobileNumber: string; readonly name: string },
    options?: CallOptions,
  ): Promise<Result<string, PortErrorCode>>
  /** Makes a checkout of the cart on the external platform [29.3]; 'request/not-found' where the shop has none. */
  createExternal(
    payload: ExternalCheckoutPayload,
    options?: CallOptions,
  ): Promise<Result<ExternalCheckout, PortErrorCode>>
  /** How far the payment of an order is, by our id of it or the provider's; only the one who ordered may ask [31.6]. */
  paymentStatus(
    input: { readonly orderId: string },
    options?: CallOptions,
  ): Promise<Result<PaymentStatusResponse, PortErrorCode>>
}
