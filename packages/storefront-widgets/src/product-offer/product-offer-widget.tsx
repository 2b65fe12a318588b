import { PriceBlock } from '@krishi/storefront-ui/price-block'
import { ProductGallery } from '@krishi/storefront-ui/product-gallery'
import { ProductOffer } from '@krishi/storefront-ui/product-offer'
import { VariantPicker } from '@krishi/storefront-ui/variant-picker'
import { useMemo } from 'react'
import { OfferActions } from './offer-actions.tsx'
import type { ProductOfferWidgetProps } from './product-offer-widget.types.ts'
import { toProductOfferProps } from './to-product-offer-props.ts'

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
