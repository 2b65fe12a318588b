import {
  defaultVariant,
  isProductSoldOut,
  quantityLimits,
  variantAvailability,
} from '@krishi/storefront-core/availability'
import { discountBadge } from '@krishi/storefront-core/catalog'
import type { Product, Variant } from '@krishi/storefront-core/catalog'
import type { ProductCardProps } from '@krishi/storefront-ui/product-card'

/** What a card shows that the rules decide. */
export type ProductCardFacts = Pick<
  ProductCardProps,
  'product' | 'variantId' | 'limits' | 'availability' | 'discountPercent'
>

const unlimited = { min: 0, max: Infinity, reason: null } as const

/** The facts of a product's card: which pack it sells, how many of it may be taken, whether it can be bought [12.5, 22.4, 02.2]. */
export function toProductCardProps(product: Product, chosenVariantId: string | undefined): ProductCardFacts {
  const variant = defaultVariant(product, chosenVariantId)
  return {
    product,
    variantId: variant?.id,
    limits: variant ? quantityLimits(variant) : unlimited,
    availability: availabilityOf(product, variant),
    discountPercent: variant ? discountBadge(variant.price, variant.compareAtPrice) : null,
  }
}

function availabilityOf(product: Product, variant: Variant | undefined): ProductCardFacts['availability'] {
  if (product.status === 'archived') return 'archived'
  if (variant === undefined || isProductSoldOut(product)) return 'sold-out'
  return variantAvailability(variant).forSale ? 'available' : 'sold-out'
}
