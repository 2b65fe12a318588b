import type { DeliveryAddress, OnWire, WireAddress } from '../address/index.ts'
import type { AdvancePayment, LocalizedText } from '../catalog/index.ts'
import type { Checkout, OrderLine } from '../checkout/index.ts'
import type { TermsConsent } from '../compliance/index.ts'
import type { Paise } from '../money/index.ts'
import type { CartLineReference } from './cart.ts'
import type { LanguageQuery } from './operation.ts'
import type { GatewayPayment } from './payment-payloads.ts'

/** The specification's checkout payload [29.4]. Sums are what the shopper was shown; the server computes its own. */
export interface CheckoutPayload {
  readonly source: 'WEB'
  readonly checkoutId: string | null
  readonly urlUTMParams: Readonly<Record<string, string>>
  readonly cart: {
    readonly lineItems: readonly OrderLine[]
    readonly totalCost: Paise
    readonly totalNetCost: Paise
    readonly discountCode: string
    readonly isCOD: boolean
    readonly shippingCharges: Paise
    readonly discountAmount: Paise
    readonly note: string
    readonly valueType: string
    readonly discountValue: number
    readonly isLoyaltyApplicable: boolean
    readonly specialDiscount: Paise
  }
  readonly userIdentity: {
    readonly customerAccessToken: string | null
    readonly userExternalId: string | null
    readonly phone: string
    readonly email: string
    readonly guestUserId: string
    readonly deliveryAddress: DeliveryAddress | null
  }
  /** The terms that the shopper agreed to; absent where none were asked for. The server keeps them with the order. */
  readonly consent?: TermsConsent | undefined
}

/** What names its delivery address within who orders, as the wire has it. */
export type IdentityOnWire<
  Whole extends { readonly userIdentity: { readonly deliveryAddress: DeliveryAddress | null } },
> = Omit<Whole, 'userIdentity'> & { readonly userIdentity: OnWire<Whole['userIdentity']> }

/** The payload on the wire. */
export type CheckoutPayloadOnWire = IdentityOnWire<CheckoutPayload>

/** A checkout on the wire. */
export type CheckoutResponse = IdentityOnWire<Checkout>

/** Creates a checkout from the cart; the answer is the id of its page. */
export interface CreateCheckoutRequest {
  readonly body: { readonly checkoutPayload: CheckoutPayloadOnWire; readonly source: 'WEB' }
}

/** Answer of `checkout.createCheckout` and `checkout.updateCheckoutAddress`. */
export interface CheckoutIdResponse {
  readonly data: { readonly checkoutId: string }
}

/** Reads a checkout; only its maker may. */
export interface CheckoutRequest {
  readonly path: { readonly checkoutId: string }
  readonly query: LanguageQuery
}

/** Changes the delivery address of an open checkout [29.4]. */
export interface UpdateCheckoutAddressRequest {
  readonly path: { readonly checkoutId: string }
  readonly body: {
    readonly checkoutPayload: {
      readonly selectedAddress: WireAddress
      readonly discountAmount: Paise
      readonly discountCode: string
      /** Whether coins pay a part; unchanged where it is absent. */
      readonly isLoyaltyApplicable?: boolean | undefined
    }
  }
}

/** Places the order of a checkout [30.6]. `idempotencyKey` is one per intent of the shopper and kept until the answer is final. */
export interface PlaceOrderRequest {
  readonly body: { readonly checkoutPayload: CheckoutPayloadOnWire; readonly source: 'WEB' }
}

/** Answer of `checkout.placeOrder`, with the specification's names. */
export interface PlaceOrderResponse {
  readonly success: boolean
  /** The gateway's order id for an online payment, else our own. */
  readonly orderId: string
  readonly draftOrderId: string
  readonly internalDraftId: string
  readonly isDraftComplete: boolean
  readonly orderName: string
  readonly totalNetCost: Paise
  readonly url: string | null
  readonly coins: number
  readonly shopifyOrderId: string
  /** What is to be paid in the provider's window before this is an order; null when nothing is due now. */
  readonly payment: GatewayPayment | null
}

/** Asks what became of an order whose answer was lost, by the idempotency key under which it was sent [30.12]. */
export interface SettleOrderRequest {
  readonly body: {
    readonly checkoutId: string
    /** Whether a payment that is still open is given up: the shopper goes back to the cart. */
    readonly giveUpPayment: boolean
  }
}

/**
 * What became of an order. `placed`: it is one. `to-pay`: it becomes one when its `payment` is made. `placing`: the server is at
 * it; ask again. `none`: it did not come about and can no longer do so, even when the request arrives late.
 */
export type SettleOrderResponse =
  | { readonly status: 'placed' | 'to-pay'; readonly order: PlaceOrderResponse }
  | { readonly status: 'placing'; readonly order: null }
  | { readonly status: 'none'; readonly order: null }

/** What a checkout of the external platform is made of [29.3]. */
export interface ExternalCheckoutPayload {
  readonly cart: CheckoutPayload['cart']
  readonly userIdentity: {
    readonly customerAccessToken: string | null
    /** With +91 in front. */
    readonly phone: string
    readonly email: string
    readonly deliveryAddress: DeliveryAddress | null
  }
  /** The terms that the shopper agreed to; absent where none were asked for. The server keeps them and tells the platform. */
  readonly consent?: TermsConsent | undefined
}

/** Builds a checkout of the external platform. */
export interface ExternalCheckoutRequest {
  readonly body: IdentityOnWire<ExternalCheckoutPayload> & { readonly source: 'WEB' }
}

/** Where the external checkout is, and who it may be reached through. */
export interface ExternalCheckoutResponse {
  /** Takes the form of a signed-in shopper, who is brought to `checkoutUrl` from there. */
  readonly formUrl: string
  /** Hosts that the shop has configured for both addresses. */
  readonly hosts: readonly string[]
  readonly cartCreate: { readonly cart: { readonly checkoutUrl: string } }
}

/** Asks for a shopper's token of the external platform. */
export interface CustomerAccessTokenRequest {
  readonly body: { readonly mobileNumber: string; readonly name: string }
}

/** A shopper's token of the external platform. */
export interface CustomerAccessTokenResponse {
  readonly customerAccessTokenCreate: { readonly customerAccessToken: { readonly accessToken: string } }
}

/** Asks what of a cart is due in advance [25.8]. */
export interface AdvancePaymentRequest {
  readonly body: { readonly products: readonly CartLineReference[] }
}

/** What is due in advance, by variant id; a variant that is not in the map asks for nothing. */
export interface AdvancePaymentResponse {
  readonly advancePayments: Readonly<Record<string, AdvancePayment>>
}

/** The terms of the shop. */
export interface TermsResponse {
  /** HTML that the server has sanitised. */
  readonly termsAndConditions: LocalizedText
}
