import type { ShippingDetails } from '@krishi/storefront-core/cart'
import type { PriceAvailabilityResponse } from '@krishi/storefront-core/contract'
import { hasShape, isCount } from '@krishi/storefront-core/shape'
import { toProducts } from '../catalog/catalog-codec.ts'
import { isProductPayload } from '../catalog/product-guards.ts'
import type { HttpClient } from '../http/index.ts'
import { decode, isMapOf } from '../http/index.ts'
import type { CartPort, CartPrices } from './cart-port.ts'

const isPriceAvailability = hasShape<PriceAvailabilityResponse>({
  products: isMapOf(isProductPayload),
  shippingDetails: hasShape<ShippingDetails>({
    minCartValueForFreeShipping: isCount,
    applicableShippingCharge: isCount,
  }),
})

const toCartPrices = decode(isPriceAvailability, ({ products, shippingDetails }): CartPrices => ({
  products,
  shipping: shippingDetails,
}))

const toCrossSell = decode(isMapOf(isProductPayload), toProducts)

/** Prices the cart through the API. */
export function createHttpCartPort(client: HttpClient): CartPort {
  return {
    price: ({ lines, locale }, options) =>
      client.call(
        'cart.priceAvailability',
        { body: { availableProductsInCart: lines, language: locale } },
        toCartPrices,
        options,
      ),
    crossSell: ({ locale, pageNum, pageSize, lines, ...sums }, options) =>
      client.call(
        'cart.crossSell',
        {
          query: { pageNum, pageSize, language: locale },
          body: { lineItems: lines, bundleLineItems: [], ...sums },
        },
        toCrossSell,
        options,
      ),
  }
}
