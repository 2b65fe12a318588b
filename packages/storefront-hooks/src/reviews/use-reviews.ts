import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Failure } from '@krishi/storefront-core/result'
import type { RatingShare, Review } from '@krishi/storefront-core/reviews'
import { useMemo } from 'react'
import type { Remote } from '../query/index.ts'
import { usePages, useRemote } from '../query/index.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import type { ReviewList } from './reviews-queries.ts'
import { ratingSummaryOptions, reviewsOptions } from './reviews-queries.ts'

/** The reviews of a product as a page shows them: what is loaded, and how it goes on. */
export interface ReviewsView {
  /** `failed` only while there is nothing to show; a failure further down leaves `ready` and sets `error`. */
  readonly status: 'loading' | 'ready' | 'failed'
  /** All loaded pages in order, no review twice. */
  readonly reviews: readonly Review[]
  /** The page that was read last, from 1 [19.2]. */
  readonly pageNum: number
  readonly isLoadingMore: boolean
  /** An empty page has come: `loadMore` does nothing any more [19.2]. */
  readonly isEndReached: boolean
  readonly error: Failure<PortErrorCode> | null
  /** Asks for the next page. Safe to call often: there is one request at a time. */
  loadMore: () => void
  /** Asks again for what failed. */
  retry: () => void
}

/** The reviews of a product, ten a page, those in the storefront's language first [19.1, 19.2]. */
export function useReviews(list: Omit<ReviewList, 'locale'>): ReviewsView {
  const { ports, locale } = useStorefront()
  const { data, error, isFetching, isFetchingNextPage, refetch, fetchNextPage } = usePages(
    reviewsOptions(ports, { ...list, locale }),
  )
  const reviews = useMemo(() => data && withoutRepeats(data.pages.flat()), [data])
  const isEndReached = data !== undefined && (data.pages.at(-1)?.length ?? 0) === 0
  const hasNextPage = data !== undefined && !isEndReached
  return {
    status: reviews ? 'ready' : error ? 'failed' : 'loading',
    reviews: reviews ?? [],
    pageNum: data?.pageParams.at(-1) ?? list.firstPage ?? 1,
    isLoadingMore: isFetchingNextPage,
    isEndReached,
    error: error?.failure ?? null,
    loadMore() {
      if (hasNextPage && !isFetching) fetchNextPage()
    },
    retry: hasNextPage ? fetchNextPage : refetch,
  }
}

/** How many gave each number of stars, five first [19.3]. */
export function useRatingSummary(handle: string): Remote<readonly RatingShare[]> {
  const { ports } = useStorefront()
  return useRemote(ratingSummaryOptions(ports, { handle }))
}

// A review that is written between two requests moves the others on: one of them would come twice.
function withoutRepeats(reviews: readonly Review[]): readonly Review[] {
  return [...new Map(reviews.map((review) => [review.id, review])).values()]
}
