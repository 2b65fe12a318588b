import { useSimilarProducts } from '@krishi/storefront-hooks/related'
import { ProductStrip } from '@krishi/storefront-ui/product-strip'
import type { ProductStripProps } from '@krishi/storefront-ui/product-strip'
import type { RootProps } from '@krishi/storefront-ui/root'
import { ProductCardWidget } from '../product-card/index.ts'
import { Supported } from '../supported/index.ts'

/** Props of a connected strip of similar products. */
export interface SimilarStripWidgetProps
  extends Pick<ProductStripProps, 'title' | 'titleLang' | 'allHref' | 'empty'>, RootProps<HTMLElement> {
  readonly productId: string
  readonly formAction: string
  readonly productHref: (handle: string) => string
}

/** The ten products that are most like one, in a row [17.4]. */
export function SimilarStripWidget(props: SimilarStripWidgetProps) {
  return (
    <Supported by="catalog.similar">
      <ConnectedStrip {...props} />
    </Supported>
  )
}

function ConnectedStrip({ productId, formAction, productHref, ...strip }: SimilarStripWidgetProps) {
  const { status, items, retry } = useSimilarProducts({ productId })
  return (
    <ProductStrip {...strip} status={status} onRetry={retry}>
      {items.map((product) => (
        <li key={product.productId}>
          <ProductCardWidget product={product} href={productHref(product.handle)} formAction={formAction} />
        </li>
      ))}
    </ProductStrip>
  )
}
