import type { ProductDetail } from '@krishi/storefront-core/catalog'
import { PriceBlock } from '@krishi/storefront-ui/price-block'
import { ProductGallery } from '@krishi/storefront-ui/product-gallery'
import { ProductOffer } from '@krishi/storefront-ui/product-offer'
import { VariantPicker } from '@krishi/storefront-ui/variant-picker'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { OfferActions } from './offer-actions.tsx'
import { toProductOfferProps } from './to-product-offer-props.ts'

/** Props of a connected offer. */
export interface ProductOfferWidgetProps {
  readonly product: ProductDetail
  /** The pack that was asked for, as in `?variant=`. @default the first that is for sale [15.2] */
  readonly variantId?: string | undefined
  /** Address of this product with a pack chosen. */
  readonly variantHref: (variantId: string) => string
  /** Called instead of following that address, for a host that changes it without a step in the history. */
  readonly onVariantChange?: ((variantId: string) => void) | undefined
  /** Where the buttons post before hydration. */
  readonly formAction: string
  readonly onCartOpen: () => void
  /** What helps to decide, under the buttons. */
  readonly children?: ReactNode
}

/** The first screen of a product page, which sells: bound to the cart of the nearest storefront [15.1, 23.3]. */
export function ProductOfferWidget(props: ProductOfferWidgetProps) {
  const { product, variantId, variantHref, onVariantChange, formAction, onCartOpen, children } = props
  const { gallery, price, packs, variant, sale } = useMemo(
    () => toProductOfferProps(product, variantId),
    [product, variantId],
  )
  const actions = { product, variant, sale, formAction, onCartOpen }
  return (
    <ProductOffer
      gallery={<ProductGallery {...gallery} />}
      price={<PriceBlock {...price} />}
      packs={<VariantPicker {...packs} hrefOf={variantHref} onVariantChange={onVariantChange} />}
      actions={<OfferActions {...actions} />}
    >
      {children}
    </ProductOffer>
  )
}
