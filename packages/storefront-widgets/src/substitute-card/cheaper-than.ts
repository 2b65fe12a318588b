import { findSubstitute } from '@krishi/storefront-core/catalog'
import type { ProductDetail, Variant } from '@krishi/storefront-core/catalog'

/** By how many percent a pack is cheaper than the packs of another product: the least of them, so that nobody is promised too much; null where it is not. */
export function cheaperThan({ variants }: Pick<ProductDetail, 'variants'>, variant: Variant): number | null {
  const savings = variants.flatMap((other) => findSubstitute(other, [variant])?.cheaperPercent ?? [])
  return savings.length === 0 ? null : Math.min(...savings)
}
