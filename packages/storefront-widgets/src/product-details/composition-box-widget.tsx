import { compositionOf, technicalTextOf } from '@krishi/storefront-core/catalog'
import type { ProductDetail } from '@krishi/storefront-core/catalog'
import { imageFor } from '@krishi/storefront-core/settings'
import { useSettings } from '@krishi/storefront-hooks/settings'
import { CompositionBox } from '@krishi/storefront-ui/composition-box'
import { useUi } from '@krishi/storefront-ui/i18n'

/** What is in a product, where it belongs, with the shop's marker of molecules where it has one [15.5]. */
export function CompositionBoxWidget({
  product,
}: {
  readonly product: Pick<ProductDetail, 'productType' | 'technicalContent' | 'technicalText' | 'bhCode'>
}) {
  const { locale } = useUi()
  const { tmPDP } = useSettings().trustMarkers
  const composition = compositionOf(product)
  if (composition === null) return null
  return (
    <CompositionBox
      {...composition}
      content={technicalTextOf(product)}
      markerSrc={imageFor(tmPDP, locale) ?? undefined}
    />
  )
}
