import type { ProductDetail } from '@krishi/storefront-core/catalog'
import type { ProductGalleryProps } from '@krishi/storefront-ui/product-gallery'
import type { RootProps } from '@krishi/storefront-ui/root'
import type { ReactNode } from 'react'

/** Props of a connected offer. */
export interface ProductOfferWidgetProps extends RootProps {
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
  /** What helps to choose among the packs, under them. */
  readonly help?: ReactNode
  /** Where the viewer of enlarged pictures comes from. @default its own chunk, in English */
  readonly loadZoomViewer?: ProductGalleryProps['loadZoomViewer']
  /** What helps to decide, under the buttons. */
  readonly children?: ReactNode
}
