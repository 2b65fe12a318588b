import type { PricedProduct, ShippingDetails } from '@krishi/storefront-core/cart'
import type { Locale } from '@krishi/storefront-core/locale'
import { readDecimal } from '@krishi/storefront-core/money'
import { ok } from '@krishi/storefront-core/result'
import { isRecord, isText, parseJson } from '@krishi/storefront-core/shape'
import type { CartPort } from '@krishi/storefront-hooks/cart'
import { Prices, type PricesQuery } from '../generated/operations.ts'
import { gidOf } from './ids.ts'
import { languageOf } from './language.ts'
import { textOf } from './read-facts.ts'
import { recommend } from './recommend.ts'
import type { ShopifyCall } from './shopify-client.ts'
import { toFace, toVariant } from './to-product.ts'

/** Prices a cart at Shopify, and finds what goes with it. */
export function createShopifyCart(call: ShopifyCall): CartPort {
  return {
    price: ({ lines, locale }, options) =>
      call(
        Prices,
        {
          ids: lines.flatMap(({ variantId }) => gidOf('ProductVariant', variantId) ?? []),
          language: languageOf(locale),
        },
        ({ nodes, shop }) => ({ products: toPriced(nodes, locale), shipping: toShipping(textOf(shop.shipping)) }),
        options,
      ),
    async crossSell({ lines, locale, pageNum, pageSize }, options) {
      const inCart = new Set(lines.map(({ productId }) => productId))
      const productId = lines[0]?.productId ?? ''
      const found = await recommend(call, { productId, intent: 'RELATED', locale }, options)
      if (!found.ok) return found
      const others = found.value.filter((product) => !inCart.has(product.productId))
      return ok(others.slice((pageNum - 1) * pageSize, pageNum * pageSize))
    },
  }
}

/** The variants that there are, by their products. */
function toPriced(nodes: PricesQuery['nodes'], locale: Locale): Readonly<Record<string, PricedProduct>> {
  const products: Record<string, PricedProduct> = {}
  for (const pack of nodes) {
    if (pack === null) continue
    const { variants: _, ...face } = toFace(pack.product, locale)
    const variant = toVariant(pack, locale)
    const { mapVariant } = products[face.productId] ?? {}
    products[face.productId] = { ...face, mapVariant: { ...mapVariant, [variant.id]: variant } }
  }
  return products
}

/** What delivery costs, from `{"freeFrom":"499.00","charge":"70.00"}`. Where the owner does not tell, only the checkout knows. */
function toShipping(told: string): ShippingDetails {
  const shipping = parseJson(told)
  const amount = (key: string) => {
    const value = isRecord(shipping) ? shipping[key] : null
    return isText(value) ? (readDecimal(value) ?? 0) : 0
  }
  return { minCartValueForFreeShipping: amount('freeFrom'), applicableShippingCharge: amount('charge') }
}
