import type { DeliveryAddress } from '../address/index.ts'
import type { ShippingDetails } from '../cart/index.ts'
import type { OrderLine } from '../checkout/index.ts'
import type { Locale } from '../locale/index.ts'
import type { Paise } from '../money/index.ts'
import type { ProductPayload } from './catalog-payloads.ts'

/** A line by reference: what the server needs to price it. */
export interface CartLineReference {
  readonly productId: string
  readonly variantId: string
  readonly quantity: number
}

/** Asks for today's price and stock of what is in the cart [23.4]. */
export interface PriceAvailabilityRequest {
  readonly body: {
    readonly availableProductsInCart: readonly CartLineReference[]
    readonly language: Locale
  }
}

/** Products by id; a product that is not in the map was deleted, a variant that is not in its map is missing. */
export interface PriceAvailabilityResponse {
  readonly products: Readonly<Record<string, ProductPayload>>
  readonly shippingDetails: ShippingDetails
}

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
}

/** Creates a checkout from the cart; the answer is the id of its page. */
export interface CreateCheckoutRequest {
  readonly body: { readonly checkoutPayload: CheckoutPayload; readonly source: 'WEB' }
}

/** Answer of `checkout.createCheckout` and `checkout.updateCheckoutAddress`. */
export interface CheckoutIdResponse {
  readonly data: { readonly checkoutId: string }
}

/** Reads a checkout; only its maker may. */
export interface CheckoutRequest {
  readonly path: { readonly checkoutId: string }
  readonly query: { readonly language: Locale }
}

/** Changes the delivery address of an open checkout [29.4]. */
export interface UpdateCheckoutAddressRequest {
  readonly path: { readonly checkoutId: string }
  readonly body: {
    readonly checkoutPayload: {
      readonly selectedAddress: DeliveryAddress
      readonly discountAmount: Paise
      readonly discountCode: string
    }
  }
}

/** Places the order of a checkout [30.6]. `idempotencyKey` is one per intent of the shopper and kept until the answer is final. */
export interface PlaceOrderRequest {
  readonly body: { readonly checkoutPayload: CheckoutPayload; readonly source: 'WEB' }
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
}

/** Reads an order; only its owner may. */
export interface OrderRequest {
  readonly path: { readonly orderId: string }
  readonly query: { readonly language: Locale }
}
