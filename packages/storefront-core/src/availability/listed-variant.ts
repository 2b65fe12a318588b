import type { Product, Variant } from '../catalog/index.ts'
import type { CollectionProductsRequest } from '../contract/index.ts'
import { defaultVariant } from './default-variant.ts'
import { variantAvailability } from './variant-availability.ts'

/** The filters that decide which pack of a product a listing shows. */
export type PackFilters = Pick<CollectionProductsRequest['body']['filters'], 'price' | 'availability'>

/** Whether the price filter of a request narrows anything. */
export function isPriceNarrowed({ minPrice, maxPrice }: PackFilters['price']): boolean {
  return minPrice !== null || maxPrice !== null
}

/**
 * The pack that stands for a product in a listing: its card shows it, and a sort by price compares it [13.8]. Without a
 * price filter it is the one that the product's page opens with; with one, the first in the range that can be bought, or
 * the first at all for who asks for what is sold out. Undefined where the product is not in the listing.
 */
export function listedVariant(
  product: Pick<Product, 'variants'>,
  { price, availability }: PackFilters,
): Variant | undefined {
  if (!isPriceNarrowed(price)) return defaultVariant(product)
  const { minPrice, maxPrice } = price
  const inRange = product.variants.filter(
    (variant) => variant.price >= (minPrice ?? 0) && variant.price <= (maxPrice ?? Infinity),
  )
  return availability === false ? inRange[0] : inRange.find((variant) => variantAvailability(variant).forSale)
}
