import { complianceOf } from '@krishi/storefront-core/compliance'
import { useSettings } from '@krishi/storefront-hooks/settings'
import { Badge } from '@krishi/storefront-ui/primitives/badge'
import { Text } from '@krishi/storefront-ui/primitives/text'
import { PriceBlock } from '@krishi/storefront-ui/price-block'
import { ProductGallery } from '@krishi/storefront-ui/product-gallery'
import { ProductOffer } from '@krishi/storefront-ui/product-offer'
import { rootOf } from '@krishi/storefront-ui/root'
import { ProductPromises } from '@krishi/storefront-ui/trust-marker'
import { VariantPicker } from '@krishi/storefront-ui/variant-picker'
import { useMemo, useRef } from 'react'
import { OfferActions } from './offer-actions.tsx'
import { OfferBar } from './offer-bar.tsx'
import type { ProductOfferWidgetProps } from './product-offer-widget.types.ts'
import { toProductOfferProps } from './to-product-offer-props.ts'

/** The first screen of a product page, which sells: bound to the cart of the nearest storefront [15.1, 23.3]. */
export function ProductOfferWidget(props: ProductOfferWidgetProps) {
  const { product, variantId, variantHref, onVariantChange, formAction, onCartOpen, loadZoomViewer, help, children } =
    props
  const settings = useSettings()
  const { isIndiaAssumed } = complianceOf(settings)
  const layout = settings.verticalVariantProducts.includes(product.handle) ? 'vertical' : 'tabs'
  const facts = useMemo(() => toProductOfferProps(product, variantId), [product, variantId])
  const { gallery, price, packs, promises, variant, sale } = facts
  const label = product.saleLabel && (
    <Badge tone="offer">
      <Text value={product.saleLabel} />
    </Badge>
  )
  const offer = { product, variant, sale, formAction }
  const actionsRef = useRef<HTMLDivElement>(null)
  return (
    <ProductOffer
      {...rootOf(props)}
      gallery={<ProductGallery {...gallery} badges={label} loadZoomViewer={loadZoomViewer} />}
      price={<PriceBlock {...price} />}
      packs={<VariantPicker {...packs} layout={layout} hrefOf={variantHref} onVariantChange={onVariantChange} />}
      help={help}
      actions={<OfferActions {...offer} onCartOpen={onCartOpen} />}
      actionsRef={actionsRef}
    >
      {children}
      <ProductPromises {...promises} isIndiaAssumed={isIndiaAssumed} />
      <OfferBar {...offer} mainRef={actionsRef} />
    </ProductOffer>
  )
}
