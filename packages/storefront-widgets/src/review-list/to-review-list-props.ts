import type { ReviewsView } from '@krishi/storefront-hooks/reviews'
import type { ReviewListProps, ReviewListStatus } from '@krishi/storefront-ui/review-list'

type ListFacts = Pick<ReviewListProps, 'reviews' | 'status' | 'nextHref' | 'onLoadMore' | 'onRetry'>

/** What a list shows of the reviews that are loaded: its state and the way to more. */
export function toReviewListProps(view: ReviewsView, pageHref: ((pageNo: number) => string) | undefined): ListFacts {
  return {
    reviews: view.reviews,
    status: statusOf(view),
    nextHref: view.isEndReached ? undefined : pageHref?.(view.pageNum + 1),
    onLoadMore: view.loadMore,
    onRetry: view.retry,
  }
}

function statusOf(view: ReviewsView): ReviewListStatus {
  if (view.status === 'loading') return 'loading'
  if (view.status === 'failed' || view.error !== null) return 'failed'
  if (view.isLoadingMore) return 'loading-more'
  return view.isEndReached ? 'ended' : 'ready'
}
