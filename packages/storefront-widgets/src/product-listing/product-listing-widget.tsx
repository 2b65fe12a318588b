import { useListing } from '@krishi/storefront-hooks/catalog'
import type { Listing } from '@krishi/storefront-hooks/catalog'
import { ProductGrid } from '@krishi/storefront-ui/product-grid'
import { rootOf } from '@krishi/storefront-ui/root'
import type { RootProps } from '@krishi/storefront-ui/root'
import { pagesByThemselves } from './page-size.ts'
import { toProductGridProps } from './to-product-grid-props.ts'
import { useListFollower } from './use-list-follower.tsx'
import { useListedCards } from './use-listed-cards.tsx'
import { useSentinel } from './use-sentinel.ts'

/** Props of a connected listing. */
export interface ProductListingWidgetProps extends RootProps {
  /** The collection, what narrows it, and the page to begin with. */
  readonly listing: Omit<Listing, 'locale'>
  readonly title: string
  /** Cards of the first row, whose pictures are loaded first. */
  readonly priorityCount?: number
  readonly formAction: string
  readonly productHref: (handle: string) => string
  readonly pageHref: (pageNo: number) => string
  /** The listing without filters, where it has some [12.6]. */
  readonly clearHref?: string | undefined
  /** Called when another page is the one in view, for the address [12.3]. */
  readonly onPageInView?: (pageNo: number) => void
}

/** The products of a collection, page after page as the shopper scrolls [12.2]; a link leads on where no script runs. */
export function ProductListingWidget(props: ProductListingWidgetProps) {
  const listing = useListing(props.listing)
  const [sentinelRef, sentinel] = useSentinel(() => {
    if (listing.error === null && listing.pageCount < pagesByThemselves) listing.loadMore()
  })
  const [layOut, skeletonCount, follower] = useListFollower(sentinel, listing, props.onPageInView)
  const grid = toProductGridProps(listing, props.pageHref)
  const cards = useListedCards(listing.products, props)
  return (
    <>
      <ProductGrid
        {...rootOf(props)}
        title={props.title}
        {...grid}
        {...{ layOut, skeletonCount, sentinelRef }}
        clearHref={props.clearHref}
      >
        {cards}
      </ProductGrid>
      {follower}
    </>
  )
}
