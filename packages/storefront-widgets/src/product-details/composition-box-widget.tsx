import { compositionOf, technicalTextOf } from '@krishi/storefront-core/catalog'
import type { ProductDetail } from '@krishi/storefront-core/catalog'
import { imageFor } from '@krishi/storefront-core/settings'
import { useSettings } from '@krishi/storefront-hooks/settings'
import { CompositionBox } from '@krishi/storefront-ui/composition-box'
import { useUi } from '@krishi/storefront-ui/i18n'
import type { RootProps } from '@krishi/storefront-ui/root'

/** Props of the connected composition. */
export interface CompositionBoxWidgetProps extends RootProps<HTMLElement> {
  readonly product: Pick<ProductDetail, 'productType' | 'technicalContent' | 'technicalText' | 'bhCode'>
}

/** What is in a product, where it belongs, with the shop's marker of molecules where it has one [15.5]. */
export function CompositionBoxWidget({ product, ...root }: CompositionBoxWidgetProps) {
  const { locale } = useUi()
  const { tmPDP } = useSettings().trustMarkers
  const composition = compositionOf(product)
  if (composition === null) return null
  return (
    <CompositionBox
      {...root}
      {...composition}
      content={technicalTextOf(product)}
      markerSrc={imageFor(tmPDP, locale) ?? undefined}
    />
  )
}
