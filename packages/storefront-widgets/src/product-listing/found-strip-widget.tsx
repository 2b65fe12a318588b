import { useFoundProducts } from '@krishi/storefront-hooks/search'
import { ProductStrip } from '@krishi/storefront-ui/product-strip'
import type { ProductStripProps } from '@krishi/storefront-ui/product-strip'
import type { RootProps } from '@krishi/storefront-ui/root'
import { ProductCardWidget } from '../product-card/index.ts'

/** Props of a connected strip of found products. */
export interface FoundStripWidgetProps extends Pick<ProductStripProps, 'title' | 'titleLang'>, RootProps<HTMLElement> {
  /** Words that find them, as `readSearchTerm` gives them. */
  readonly term: string
  /** The page of all that they find. */
  readonly allHref: string
  readonly formAction: string
  readonly productHref: (handle: string) => string
}

/** Cards in a strip, however many pages of the same term a page of results has loaded. */
const stripSize = 10

/**
 * The first ten products that a term finds, in a row under a heading, beside what a page is about. Renders nothing where nothing
 * is found, where only near matches are, and where the search fails: the page is whole without it.
 */
export function FoundStripWidget({ term, formAction, productHref, ...strip }: FoundStripWidgetProps) {
  const { status, items, isNear } = useFoundProducts({ term })
  if (status === 'failed' || isNear || (status === 'ready' && items.length === 0)) return null
  return (
    <ProductStrip {...strip} status={status}>
      {items.slice(0, stripSize).map((product) => (
        <li key={product.productId}>
          <ProductCardWidget product={product} href={productHref(product.handle)} formAction={formAction} />
        </li>
      ))}
    </ProductStrip>
  )
}
