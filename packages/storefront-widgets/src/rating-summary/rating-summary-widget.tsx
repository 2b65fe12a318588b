import type { RatingSummary as KnownRating } from '@krishi/storefront-core/catalog'
import { useRatingSummary } from '@krishi/storefront-hooks/reviews'
import { ErrorNotice } from '@krishi/storefront-ui/primitives/error-notice'
import { RatingSummary } from '@krishi/storefront-ui/rating-summary'
import type { RootProps } from '@krishi/storefront-ui/root'
import { Supported } from '../supported/index.ts'

/** Props of the connected summary. */
export interface RatingSummaryWidgetProps extends RootProps {
  /** The product's. */
  readonly handle: string
  /** What is known of its ratings with the product; it stands there until the shares of the stars have come. */
  readonly rating: KnownRating
}

const stars = [5, 4, 3, 2, 1]

/** What all ratings of the product `handle` come to, from the nearest storefront [19.3]. */
export function RatingSummaryWidget(props: RatingSummaryWidgetProps) {
  return (
    <Supported by="reviews.summary">
      <ConnectedSummary {...props} />
    </Supported>
  )
}

function ConnectedSummary({ handle, rating: { average, reviewCount }, ...root }: RatingSummaryWidgetProps) {
  const summary = useRatingSummary(handle)
  if (summary.status === 'failed') return <ErrorNotice {...root} onRetry={summary.retry} />
  if (summary.status === 'ready') return <RatingSummary {...root} summary={summary.value} />
  const known = stars.map((rating) => ({ rating, percentage: 0, average, count: reviewCount }))
  return <RatingSummary {...root} summary={known} isPending />
}
