import type { Product, Variant } from '../catalog/index.ts'
import { variantAvailability } from './variant-availability.ts'

/** The tab of a pack: one of them, or several together. */
export type PackKind = 'single' | 'multi'

/**
 * The variant that a product page opens with [15.2]: the one that was asked for, else the first that is for sale, else
 * the first. Undefined for a product without variants.
 */
export function defaultVariant(product: Pick<Product, 'variants'>, preferredId?: string): Variant | undefined {
  const { variants } = product
  return (
    variants.find(({ id }) => id === preferredId) ??
    variants.find((variant) => variantAvailability(variant).forSale) ??
    variants[0]
  )
}

/** The variants of a tab, in their order; choosing the tab selects the first of them [15.2]. */
export function variantsOfPack(product: Pick<Product, 'variants'>, kind: PackKind): readonly Variant[] {
  return product.variants.filter(({ packCount }) => packCount > 1 === (kind === 'multi'))
}
