import { useReviews } from '@krishi/storefront-hooks/reviews'
import { ReviewList } from '@krishi/storefront-ui/review-list'
import type { RootProps } from '@krishi/storefront-ui/root'
import type { ReactNode } from 'react'
import { toReviewListProps } from './to-review-list-props.ts'
import { Supported } from '../supported/index.ts'

/** Props of the reviews on a product's page. */
export interface FirstReviewsWidgetProps extends RootProps {
  /** The product's. */
  readonly handle: string
  /** Where all reviews are. */
  readonly allHref: string
  readonly emptyAction?: ReactNode
}

/** The first page of a product's reviews, and the way to the others when it is full [19.1]. */
export function FirstReviewsWidget(props: FirstReviewsWidgetProps) {
  return (
    <Supported by="reviews.list">
      <FirstPage {...props} />
    </Supported>
  )
}

function FirstPage({ handle, allHref, emptyAction, ...root }: FirstReviewsWidgetProps) {
  const reviews = useReviews({ handle })
  return (
    <ReviewList {...root} {...toReviewListProps(reviews, undefined)} readMoreHref={allHref} emptyAction={emptyAction} />
  )
}
