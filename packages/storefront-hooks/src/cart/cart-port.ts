import type { PricedProduct, ShippingDetails } from '@krishi/storefront-core/cart'
import type { Product } from '@krishi/storefront-core/catalog'
import type { CartLineReference, PortErrorCode } from '@krishi/storefront-core/contract'
import type { Paise } from '@krishi/storefront-core/money'
import type { Locale } from '@krishi/storefront-core/locale'
import type { Result } from '@krishi/storefront-core/result'
import type { CallOptions } from '../http/index.ts'

/** Today's prices, stock and shipping rule of what is in a cart. */
export interface CartPrices {
  /** By product id. A product that is absent was deleted, a variant that is absent is missing [23.4]. */
  readonly products: Readonly<Record<string, PricedProduct>>
  readonly shipping: ShippingDetails
}

/** A cart for which more is looked for [24.6]. */
export interface CrossSellQuestion {
  readonly lines: readonly CartLineReference[]
  readonly shippingCharges: Paise
  readonly cartValue: Paise
  /** What is missing for free delivery; 0 when nothing is. */
  readonly nextTarget: Paise
}

/** Asks for a page of what goes with a cart. */
export interface CrossSellQuery extends CrossSellQuestion {
  readonly locale: Locale
  /** From 1. */
  readonly pageNum: number
  readonly pageSize: number
}

/** What the cart needs from a backend. Implementations must pass `describeCartPort`. */
export interface CartPort {
  /** Prices the lines, which may be none: the shipping rule comes with every answer. */
  price: (
    input: { readonly lines: readonly CartLineReference[]; readonly locale: Locale },
    options?: CallOptions,
  ) => Promise<Result<CartPrices, PortErrorCode>>
  /** Products that go with the cart, best first and none of them in it; an empty page is after the last. */
  crossSell: (query: CrossSellQuery, options?: CallOptions) => Promise<Result<readonly Product[], PortErrorCode>>
}
