import type { Collection, ProductDetail } from '@krishi/storefront-core/catalog'
import { readDecimal } from '@krishi/storefront-core/money'
import { hasShape, isListOf, isText } from '@krishi/storefront-core/shape'
import type { CartPrices } from '@krishi/storefront-hooks/cart'
import { decode, isInteger, type Decoder } from '@krishi/storefront-hooks/http'
import type { RestGood, RestGoods, RestGroup, RestPack, RestQuote } from './shop-server.ts'
import { toProduct } from './to-product.ts'

const isPack = hasShape<RestPack>({ code: isText, label: isText, rupees: isText, stock: isInteger })
const isGood = hasShape<RestGood>({
  slug: isText,
  title: isText,
  maker: isText,
  group: isText,
  packs: isListOf(isPack),
})
const isQuote = hasShape<RestQuote>({
  goods: isListOf(isGood),
  delivery: hasShape<RestQuote['delivery']>({ freeFrom: isText, fee: isText }),
})

/** Reads a product. */
export const readProduct: Decoder<ProductDetail> = decode(isGood, toProduct)

/** Reads a group of goods as a collection. */
export const readCollection: Decoder<Collection> = decode(
  hasShape<RestGroup>({ slug: isText, title: isText }),
  ({ slug, title }) => ({ handle: slug, title: { text: title, lang: 'en' }, descriptionHtml: null }),
)

/** Reads a page of products, and how many all pages have. */
export const readGoods: Decoder<{ readonly products: readonly ProductDetail[]; readonly total: number }> = decode(
  hasShape<RestGoods>({ goods: isListOf(isGood), count: isInteger }),
  ({ goods, count }) => ({ products: goods.map(toProduct), total: count }),
)

/** Reads what a cart costs today. */
export const readPrices: Decoder<CartPrices> = decode(isQuote, ({ goods, delivery }) => ({
  products: Object.fromEntries(
    goods.map(toProduct).map(({ variants, ...product }) => {
      const mapVariant = Object.fromEntries(variants.map((variant) => [variant.id, variant]))
      return [product.productId, { ...product, mapVariant }]
    }),
  ),
  shipping: {
    minCartValueForFreeShipping: readDecimal(delivery.freeFrom) ?? 0,
    applicableShippingCharge: readDecimal(delivery.fee) ?? 0,
  },
}))
