import { defaultVariant, quantityLimits, variantAvailability } from '@krishi/storefront-core/availability'
import type { Product, Variant } from '@krishi/storefront-core/catalog'
import type { QuantityControlProps } from '@krishi/storefront-ui/quantity-control'
import type { PackChoice } from '@krishi/storefront-ui/variant-picker'

/** What the buttons of an offer show that the rules decide. */
export interface SaleFacts {
  /** The pack that is sold; undefined for a product that has none left. */
  readonly variant: Variant | undefined
  readonly sale: Required<Pick<QuantityControlProps, 'product' | 'limits' | 'availability'>>
}

const unlimited = { min: 0, max: Infinity, reason: null } as const

/** Which pack of a product is sold [15.2], how many of it, and whether it can be bought [22.4, 12.5]. */
export function toSaleFacts(product: Product, askedVariantId: string | undefined): SaleFacts {
  const variant = defaultVariant(product, askedVariantId)
  const name = product.productName.text
  return {
    variant,
    sale: {
      product: variant ? `${name}, ${variant.title.text}` : name,
      limits: variant ? quantityLimits(variant) : unlimited,
      availability: product.status === 'archived' ? 'archived' : variant ? stockOf(variant) : 'sold-out',
    },
  }
}

/** Whether a pack can be bought now. */
export function stockOf(variant: Variant): PackChoice['availability'] {
  return variantAvailability(variant).forSale ? 'available' : 'sold-out'
}
