import type { Product } from '@krishi/storefront-core/catalog'

/**
 * A row of suggestions after another cart was asked for: what is suggested again, or was added from the row, stays
 * where it is; the rest makes room, and new ones come last.
 *
 * @param shown What the row shows.
 * @param found What is suggested now.
 * @param held Ids of the products in the cart.
 */
export function keepPlaces(
  shown: readonly Product[],
  found: readonly Product[],
  held: ReadonlySet<string>,
): readonly Product[] {
  const fresh = new Map(found.map((product) => [product.productId, product]))
  const kept = shown.flatMap((product) => {
    const again = fresh.get(product.productId)
    fresh.delete(product.productId)
    return again ?? (held.has(product.productId) ? product : [])
  })
  return [...kept, ...fresh.values()]
}
