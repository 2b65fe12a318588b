import type { PricedProduct, ShippingDetails } from '@krishi/storefront-core/cart'
import type { CartLineReference, PortErrorCode } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import type { Result } from '@krishi/storefront-core/result'
import type { CallOptions } from '../http/index.ts'

/** Today's prices, stock and shipping rule of what is in a cart. */
export interface CartPrices {
  /** By product id. A product that is absent was deleted, a variant that is absent is missing [23.4]. */
  readonly products: Readonly<Record<string, PricedProduct>>
  readonly shipping: ShippingDetails
}

/** What the cart needs from a backend. Implementations must pass `describeCartPort`. */
export interface CartPort {
  /** Prices the lines, which may be none: the shipping rule comes with every answer. */
  price(
    input: { readonly lines: readonly CartLineReference[]; readonly locale: Locale },
    options?: CallOptions,
  ): Promise<Result<CartPrices, PortErrorCode>>
}
