import { cartCapacity } from '@krishi/storefront-core/cart'
import type { ShippingDetails } from '@krishi/storefront-core/cart'
import type { CartLineReference, PriceAvailabilityResponse } from '@krishi/storefront-core/contract'
import { ok } from '@krishi/storefront-core/result'
import { hasShape, isCount } from '@krishi/storefront-core/shape'
import { toProducts, withTidyName } from '../catalog/product-codec.ts'
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
  products: Object.fromEntries(Object.entries(products).map(([id, product]) => [id, withTidyName(product)])),
  shipping: shippingDetails,
}))

const toCrossSell = decode(isMapOf(isProductPayload), toProducts)

/** The lines in pieces that one call takes; one empty piece where there are none. */
function toPieces(lines: readonly CartLineReference[]): readonly (readonly CartLineReference[])[] {
  const count = Math.max(1, Math.ceil(lines.length / cartCapacity))
  return Array.from({ length: count }, (_, piece) => lines.slice(piece * cartCapacity, (piece + 1) * cartCapacity))
}

/** Prices the cart through the API. */
export function createHttpCartPort(client: HttpClient): CartPort {
  return {
    async price({ lines, locale }, options) {
      const answers = await Promise.all(
        toPieces(lines).map((piece) =>
          client.call(
            'cart.priceAvailability',
            { body: { availableProductsInCart: piece, language: locale } },
            toCartPrices,
            options,
          ),
        ),
      )
      return answers.reduce((all, piece) => {
        if (!all.ok || !piece.ok) return all.ok ? piece : all
        return ok({ ...piece.value, products: { ...all.value.products, ...piece.value.products } })
      })
    },
    crossSell: ({ locale, pageNum, pageSize, lines, ...sums }, options) =>
      client.call(
        'cart.crossSell',
        {
          query: { pageNum, pageSize, language: locale },
          body: { lineItems: lines.slice(0, cartCapacity), bundleLineItems: [], ...sums },
        },
        toCrossSell,
        options,
      ),
  }
}
