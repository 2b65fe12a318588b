import { ProductGallery } from '@krishi/storefront-ui/product-gallery'
import type { ZoomViewerComponent } from '@krishi/storefront-ui/product-gallery'
import type { ZoomViewerProps } from '@krishi/storefront-ui/zoom-viewer'
import { useEffect, useMemo } from 'react'
import texts from 'virtual:texts/product-gallery'
import type { ElementModule, ElementViewProps } from '../runtime/element-module.ts'
import { tell } from '../shop/tell.ts'
import { useProduct } from '../shop/use-product.ts'

/** Loads the viewer of enlarged pictures, which tells the page of each picture that it shows. */
async function loadTellingViewer(host: HTMLElement, productId: string): Promise<ZoomViewerComponent> {
  const { ZoomViewer } = await import('@krishi/storefront-ui/zoom-viewer')
  return function TellingViewer(props: ZoomViewerProps) {
    const { open, index } = props
    useEffect(() => {
      if (open) tell(host, 'krishi-zoom', { productId, number: index + 1 })
    }, [open, index])
    return <ZoomViewer {...props} />
  }
}

/** The pictures of the product that the element names: one large, the others to choose from, and a tap that enlarges. */
function View({ host }: ElementViewProps) {
  const product = useProduct(host.getAttribute('product'))
  const productId = product?.productId ?? ''
  const loadZoomViewer = useMemo(() => () => loadTellingViewer(host, productId), [host, productId])
  if (product === null || product.productImages.length === 0) return <slot />
  return (
    <ProductGallery
      key={productId}
      images={product.productImages}
      alt={product.productName.text}
      loadZoomViewer={loadZoomViewer}
    />
  )
}

export default { View, texts } satisfies ElementModule
