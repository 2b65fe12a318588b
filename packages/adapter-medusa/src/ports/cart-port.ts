import type { PricedProduct } from '@krishi/storefront-core/cart'
import { ok } from '@krishi/storefront-core/result'
import type { CartPort } from '@krishi/storefront-hooks/cart'
import { productFields } from './medusa-shapes.ts'
import type { MedusaShop } from './medusa-shop.ts'
import { toProduct } from './to-product.ts'

/** Prices the cart of the device in one call: Medusa keeps a cart only once it is checked out. */
export function createMedusaCart(shop: MedusaShop): Pick<CartPort, 'price'> {
  return {
    async price({ lines, locale }, options) {
      const { shipping } = shop.facts
      if (lines.length === 0) return ok({ products: {}, shipping })
      const ids = [...new Set(lines.map(({ productId }) => productId))]
      const where = [['limit', String(ids.length)] as const, ...ids.map((id) => ['id[]', id] as const)]
      const page = await shop.products({ fields: productFields.card, locale, where }, options)
      if (!page.ok) return page
      const products = page.value.products.map((product) => toProduct(product, locale))
      return ok({
        shipping,
        products: Object.fromEntries(products.map((product) => [product.productId, priced(product)])),
      })
    },
  }
}

function priced({ variants, ...product }: ReturnType<typeof toProduct>): PricedProduct {
  return { ...product, mapVariant: Object.fromEntries(variants.map((variant) => [variant.id, variant])) }
}
