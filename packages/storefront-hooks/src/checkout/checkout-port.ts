import type { DeliveryAddress } from '@krishi/storefront-core/address'
import type { CartToOrder, Checkout, OrderFate, PaymentMode, PlacedOrder } from '@krishi/storefront-core/checkout'
import type { GatewayPayment, PaymentStatus, PortErrorCode } from '@krishi/storefront-core/contract'
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
  readonly checkoutId: string
  readonly paymentMode: PaymentMode
  /** What is in the checkout, as the shopper was shown it. */
  readonly cart: CartToOrder
}

/** Asks what became of an intent. */
export interface SettleQuestion {
  readonly idempotencyKey: string
  readonly checkoutId: string
  /** Whether a payment that is still open is given up. */
  readonly giveUpPayment: boolean
}

/** What the payment provider handed to the page, and of which order [30.7]. */
export interface PaymentProof {
  readonly checkoutId: string
  /** What the order is named by while it awaits its payment. */
  readonly awaitingId: string
  /** The provider's id of what was to be paid. */
  readonly gatewayOrderId: string
  readonly paymentId: string
  readonly signature: string
}

/** An order whose payment is real. */
export interface PaidOrder {
  readonly orderId: string
  /** The coins that it earns. */
  readonly coins: number
}

/** How far the payment of an order is [31.6]. */
export interface PaymentProgress extends PaidOrder {
  readonly status: PaymentStatus
  readonly orderName: string
  readonly checkoutId: string
  readonly amount: Paise
  /** With what to open the provider's window again; null when nothing is due any more. */
  readonly payment: GatewayPayment | null
}

/** A cart for the external platform [29.3]. */
export interface ExternalOrder {
  readonly cart: CartToOrder
  /** The shopper's token of the platform; null for a guest. */
  readonly accessToken: string | null
}

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
  /** Makes a checkout of a cart; returns its id [29.4]. */
  create: (cart: CartToOrder, options?: CallOptions) => Promise<Result<string, PortErrorCode>>
  /** The checkout with today's prices and stock; only its maker may read it [30.13]. */
  read: (
    input: { readonly checkoutId: string; readonly locale: Locale },
    options?: CallOptions,
  ) => Promise<Result<Checkout, PortErrorCode>>
  /** Returns the id of the checkout, which stays the same. */
  updateAddress: (update: AddressUpdate, options?: CallOptions) => Promise<Result<string, PortErrorCode>>
  /** Places the order of a checkout. A repeat with the same key gets the first answer. */
  placeOrder: (intent: OrderIntent, options?: CallOptions) => Promise<Result<PlacedOrder, PortErrorCode>>
  /**
   * What became of an order, by the key of its intent. Where nothing was ordered the key is closed: asked once, a request that is
   * still on its way can no longer become an order [30.12].
   */
  settleOrder: (question: SettleQuestion, options?: CallOptions) => Promise<Result<OrderFate, PortErrorCode>>
  /** The order of a payment, null where that is not real; checked again, with the same answer, as often as it is asked [30.7]. */
  verifyPayment: (proof: PaymentProof, options?: CallOptions) => Promise<Result<PaidOrder | null, PortErrorCode>>
  /** The shopper's token of the external platform; only for the number and name of whoever is signed in [29.3]. */
  customerToken: (
    who: { readonly mobileNumber: string; readonly name: string },
    options?: CallOptions,
  ) => Promise<Result<string, PortErrorCode>>
  /** Makes a checkout of the cart on the external platform [29.3]; 'request/not-found' where the shop has none. */
  createExternal: (order: ExternalOrder, options?: CallOptions) => Promise<Result<ExternalCheckout, PortErrorCode>>
  /** How far the payment of an order is, by our id of it or the provider's; only the one who ordered may ask [31.6]. */
  paymentStatus: (
    input: { readonly orderId: string },
    options?: CallOptions,
  ) => Promise<Result<PaymentProgress, PortErrorCode>>
}
