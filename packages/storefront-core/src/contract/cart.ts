import type { ShippingDetails } from '../cart/index.ts'
import type { Locale } from '../locale/index.ts'
import type { Paise } from '../money/index.ts'
import type { ProductPayload, ProductsById } from './catalog-payloads.ts'
import type { LanguageQuery, OperationTable, PageQuery } from './operation.ts'

/** How the cart is priced and added to. */
export const cartOperations = {
  'cart.priceAvailability': { method: 'POST', path: '/cart/price-availability', access: 'public', isRepeatable: true },
  'cart.crossSell': {
    method: 'POST',
    path: '/cart/cross-sell',
    access: 'public',
    sendsUserId: true,
    isRepeatable: true,
  },
} as const satisfies OperationTable

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

/** Asks for products that go with the cart [24.6]. */
export interface CrossSellRequest {
  /** LocalizedTuple a page. */
  readonly query: PageQuery & LanguageQuery
  readonly body: {
    readonly lineItems: readonly CartLineReference[]
    readonly bundleLineItems: readonly CartLineReference[]
    readonly shippingCharges: Paise
    readonly cartValue: Paise
    /** What is missing for free delivery; 0 when nothing is. */
    readonly nextTarget: Paise
  }
}

/** What the calls of the cart take and give. */
export interface CartPayloads {
  'cart.priceAvailability': { request: PriceAvailabilityRequest; response: PriceAvailabilityResponse }
  'cart.updatedCartItems': {
    request: { body: { readonly items: readonly CartLineReference[] } }
    response: { readonly items: readonly CartLineReference[] }
  }
  'cart.crossSell': { request: CrossSellRequest; response: ProductsById }
}
