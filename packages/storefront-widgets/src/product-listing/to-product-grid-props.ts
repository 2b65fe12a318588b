import type { ListingView } from '@krishi/storefront-hooks/catalog'
import type { ProductGridProps, ProductGridStatus } from '@krishi/storefront-ui/product-grid'

/** Products in a page of a listing [12.9]. */
const pageSize = 20

type GridFacts = Pick<ProductGridProps, 'status' | 'total' | 'nextHref' | 'onLoadMore' | 'onRetry'>

/** What the grid shows of a listing: its state, how many there are, and the way to more. */
export function toProductGridProps(
  listing: ListingView,
  { firstPage, pageHref }: { readonly firstPage: number; readonly pageHref: (pageNo: number) => string },
): GridFacts {
  const nextPage = firstPage + Math.max(1, Math.ceil(listing.products.length / pageSize))
  return {
    status: statusOf(listing),
    total: listing.status === 'ready' ? listing.total : undefined,
    nextHref: listing.isEndReached ? undefined : pageHref(nextPage),
    onLoadMore: listing.loadMore,
    onRetry: listing.retry,
  }
}

function statusOf(listing: ListingView): ProductGridStatus {
  if (listing.status === 'loading') return 'loading'
  if (listing.status === 'failed' || listing.error !== null) return 'failed'
  if (listing.isLoadingMore) return 'loading-more'
  return listing.isEndReached ? 'ended' : 'ready'
}
