import type { ListingView } from '@krishi/storefront-hooks/catalog'
import type { ProductGridProps } from '@krishi/storefront-ui/product-grid'
import { listStatus } from './list-status.ts'

type GridFacts = Pick<
  ProductGridProps,
  'status' | 'total' | 'nextHref' | 'onLoadMore' | 'previousHref' | 'onLoadEarlier' | 'onRetry'
>

/** What the grid shows of a listing: its state, how many there are, and the way to more. */
export function toProductGridProps(listing: ListingView, pageHref: (pageNo: number) => string): GridFacts {
  const { firstPage, previousPage, pageCount } = listing
  const status = listStatus(listing)
  return {
    status: listing.isLoadingEarlier && status !== 'failed' ? 'loading-earlier' : status,
    total: listing.status === 'ready' ? listing.total : undefined,
    nextHref: listing.isEndReached ? undefined : pageHref(firstPage + Math.max(1, pageCount)),
    onLoadMore: listing.loadMore,
    previousHref: previousPage === null ? undefined : pageHref(previousPage),
    onLoadEarlier: listing.loadEarlier,
    onRetry: listing.retry,
  }
}
