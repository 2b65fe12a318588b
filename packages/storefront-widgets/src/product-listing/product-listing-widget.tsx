import { useListing } from '@krishi/storefront-hooks/catalog'
import { ProductGrid } from '@krishi/storefront-ui/product-grid'
import { ProductCardWidget } from '../product-card/index.ts'
import { toProductGridProps } from './to-product-grid-props.ts'
import { useSentinel } from './use-sentinel.ts'

/** Props of a connected listing. */
export interface ProductListingWidgetProps {
  /** The collection. */
  readonly handle: string
  readonly title: string
  /** The page to begin with, from 1. */
  readonly firstPage: number
  /** Cards of the first row, whose pictures are loaded first. */
  readonly priorityCount?: number
  readonly formAction: string
  readonly productHref: (handle: string) => string
  readonly pageHref: (pageNo: number) => string
}

/** The products of a collection, page after page as the shopper scrolls [12.2]; a link leads on where no script runs. */
export function ProductListingWidget(props: ProductListingWidgetProps) {
  const listing = useListing({ handle: props.handle, firstPage: props.firstPage })
  const sentinelRef = useSentinel(() => {
    if (listing.error === null) listing.loadMore()
  })
  return (
    <ProductGrid title={props.title} {...toProductGridProps(listing, props)} sentinelRef={sentinelRef}>
      {listing.products.map((product, index) => (
        <ProductCardWidget
          key={product.productId}
          product={product}
          href={props.productHref(product.handle)}
          headingLevel={2}
          priority={index < (props.priorityCount ?? 0)}
          formAction={props.formAction}
        />
      ))}
    </ProductGrid>
  )
}
