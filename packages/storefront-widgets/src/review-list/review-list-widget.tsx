import { reviewPageSize, useReviews } from '@krishi/storefront-hooks/reviews'
import type { ReviewsView } from '@krishi/storefront-hooks/reviews'
import { ReviewList } from '@krishi/storefront-ui/review-list'
import { rootOf } from '@krishi/storefront-ui/root'
import type { RootProps } from '@krishi/storefront-ui/root'
import type { ReactNode } from 'react'
import { NotOffered } from '@krishi/storefront-ui/not-offered'
import { useSentinel } from '../product-listing/use-sentinel.ts'
import { toReviewListProps } from './to-review-list-props.ts'
import { Supported } from '../supported/index.ts'

/** Props of the connected list of all reviews. */
export interface ReviewListWidgetProps extends RootProps {
  /** The product's. */
  readonly handle: string
  /** The page to begin with, from 1. */
  readonly firstPage: number
  /** How many reviews the product has, so that room is kept for those that are on their way. */
  readonly reviewCount?: number | undefined
  /** Address of a page, for those without scripts. */
  readonly pageHref: (pageNo: number) => string
  readonly emptyAction?: ReactNode
}

/** All reviews of a product, page after page as the last one comes into sight, until an empty page [19.2]. */
export function ReviewListWidget(props: ReviewListWidgetProps) {
  return (
    <Supported by="reviews.list" instead={<NotOffered {...rootOf(props)} />}>
      <AllPages {...props} />
    </Supported>
  )
}

function AllPages(props: ReviewListWidgetProps) {
  const { handle, firstPage, reviewCount, pageHref, emptyAction } = props
  const reviews = useReviews({ handle, firstPage })
  // Observed again with every page: the end may be as near as before, on a high screen or during scrolling.
  const [sentinelRef] = useSentinel(() => {
    if (reviews.error === null) reviews.loadMore()
  }, reviews.reviews.length)
  // Only once there is one: an end that was near before the first came says nothing about the end after them.
  const followed = reviews.reviews.length > 0 ? sentinelRef : undefined
  return (
    <ReviewList
      {...rootOf(props)}
      {...toReviewListProps(reviews, pageHref)}
      previousHref={firstPage > 1 ? pageHref(reviews.reviews.length > 0 ? firstPage - 1 : 1) : undefined}
      expected={reviewCount === undefined ? undefined : expectedOf(reviews, firstPage, reviewCount)}
      sentinelRef={followed}
      emptyAction={emptyAction}
    />
  )
}

/** How many of the product's reviews are still to come. */
function expectedOf({ reviews, isEndReached }: ReviewsView, firstPage: number, reviewCount: number): number {
  return isEndReached ? 0 : Math.max(0, reviewCount - (firstPage - 1) * reviewPageSize - reviews.length)
}
