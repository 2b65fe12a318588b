import type { Locale } from '@krishi/storefront-core/locale'
import type { RatingShare, Review } from '@krishi/storefront-core/reviews'
import type { PagedQuery, Query } from '../query/index.ts'
import { definePagedQuery, defineQuery, valueOf } from '../query/index.ts'
import type { ReviewsPort } from './reviews-port.ts'

/** The ports that the queries of reviews use. */
export interface ReviewsPorts {
  readonly reviews: ReviewsPort
}

/** Which reviews are shown. */
export interface ReviewList {
  /** The product's. */
  readonly handle: string
  readonly locale: Locale
  /** The page to begin with, from 1. Default 1. */
  readonly firstPage?: number
}

/** Reviews in a page [19.1]. */
export const reviewPageSize = 10

// The operation table has this as well; it stays out of what a page loads first, and a test holds the two together.
const staleMs = 60_000

/** Keys of what a new review changes. */
export const reviewKeys = {
  list: (handle: string) => ['reviews.list', handle] as const,
  summary: (handle: string) => ['reviews.summary', handle] as const,
}

/** The pages of a product's reviews, for prefetching and for `useReviews`. An empty page is the end [19.2]. */
export function reviewsOptions({ reviews }: ReviewsPorts, list: ReviewList): PagedQuery<readonly Review[]> {
  const { handle, locale, firstPage = 1 } = list
  return definePagedQuery<readonly Review[]>({
    queryKey: [...reviewKeys.list(handle), locale, firstPage],
    queryFn: ({ pageParam, signal }) =>
      valueOf(reviews.list({ handle, locale, pageNum: pageParam, pageSize: reviewPageSize }, { signal })),
    initialPageParam: firstPage,
    getNextPageParam: (page, _pages, pageNum) => (page.length === 0 ? undefined : pageNum + 1),
    staleTime: staleMs,
  })
}

/** How many gave each number of stars, for prefetching and for `useRatingSummary` [19.3]. */
export function ratingSummaryOptions(
  { reviews }: ReviewsPorts,
  { handle }: { readonly handle: string },
): Query<readonly RatingShare[]> {
  return defineQuery<readonly RatingShare[]>({
    queryKey: reviewKeys.summary(handle),
    queryFn: ({ signal }) => valueOf(reviews.summary({ handle }, { signal })),
    staleTime: staleMs,
  })
}
