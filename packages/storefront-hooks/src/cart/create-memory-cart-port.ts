import type { PricedProduct } from '@krishi/storefront-core/cart'
import type { Product } from '@krishi/storefront-core/catalog'
import { isProductSoldOut } from '@krishi/storefront-core/availability'
import { ok } from '@krishi/storefront-core/result'
import type { MemoryBackend } from '../memory/create-memory-backend.ts'
import type { CartPort } from './cart-port.ts'

/** Prices the cart from a shop in memory. */
export function createMemoryCartPort(backend: MemoryBackend): CartPort {
  return {
    price: ({ lines }, options) =>
      backend.answer('cart.price', options, () => {
        const { products, shipping } = backend.shop()
        const asked = new Set(lines.map((line) => line.productId))
        const known = products.filter((product) => asked.has(product.productId))
        return ok({
          products: Object.fromEntries(known.map((product) => [product.productId, toPriced(product)])),
          shipping,
        })
      }),
    crossSell: ({ lines, pageNum, pageSize }, options) =>
      backend.answer('cart.crossSell', options, () => {
        const held = new Set(lines.map((line) => line.productId))
        const others = backend
          .shop()
          .products.filter((product) => !held.has(product.productId) && product.status === 'active')
          .filter((product) => !isProductSoldOut(product))
        return ok(others.slice((pageNum - 1) * pageSize, pageNum * pageSize))
      }),
  }
}

/** A product as the price call answers it: its variants by id. */
export function toPriced({ variants, ...product }: Product): PricedProduct {
  return { ...product, mapVariant: Object.fromEntries(variants.map((variant) => [variant.id, variant])) }
}
