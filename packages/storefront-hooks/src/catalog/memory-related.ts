import { variantAvailability } from '@krishi/storefront-core/availability'
import { findSubstitute, isSubstitute } from '@krishi/storefront-core/catalog'
import type { Product } from '@krishi/storefront-core/catalog'
import type { MemoryShop } from '../memory/create-memory-backend.ts'
import type { Alternative, AlternativeQuery, ProductsPage, SimilarQuery } from './catalog-port.ts'

/** Products of the same category in a shop in memory, in its order. */
export function memorySimilar({ products }: MemoryShop, query: SimilarQuery): ProductsPage {
  const subject = products.find(({ productId }) => productId === query.productId)
  const alike = products.filter(
    (product) =>
      subject !== undefined &&
      product !== subject &&
      product.category.handle === subject.category.handle &&
      isActive(product),
  )
  const end = query.pageNum * query.pageSize
  return { products: inPlaces(alike.slice(end - query.pageSize, end)), isEndReached: end >= alike.length }
}

/** A cheaper pack of what has the same content in a shop in memory. */
export function memoryAlternative({ products }: MemoryShop, query: AlternativeQuery): Alternative | null {
  const subject = products.find(({ productId }) => productId === query.productId)
  const variant = subject?.variants.find(({ id }) => id === query.variantId)
  if (!subject || !variant) return null
  const alike = products.filter((product) => product !== subject && isSubstitute(product, subject) && isActive(product))
  const offers = alike.flatMap((product) =>
    product.variants.filter((offer) => variantAvailability(offer).forSale).map((offer) => ({ ...offer, product })),
  )
  const found = findSubstitute(variant, offers)
  return found && { product: found.offer.product, variantId: found.offer.id, cheaperPercent: found.cheaperPercent }
}

/** The products of handles in a shop in memory. */
export function memoryProductCards({ products }: MemoryShop, handles: readonly string[]): readonly Product[] {
  const found = handles.flatMap((handle) => products.find((product) => product.handle === handle) ?? [])
  return inPlaces(found.filter(isActive))
}

function isActive({ status }: Product): boolean {
  return status === 'active'
}

/** Each with its place in the answer as its position. */
function inPlaces(products: readonly Product[]): readonly Product[] {
  return products.map((product, index) => ({ ...product, position: index + 1 }))
}
