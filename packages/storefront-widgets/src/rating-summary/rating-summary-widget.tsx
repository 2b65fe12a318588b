import { useRatingSummary } from '@krishi/storefront-hooks/reviews'
import { ErrorNotice } from '@krishi/storefront-ui/primitives/error-notice'
import { Skeleton } from '@krishi/storefront-ui/primitives/skeleton'
import { RatingSummary } from '@krishi/storefront-ui/rating-summary'

/** What all ratings of the product `handle` come to, from the nearest storefront [19.3]. */
export function RatingSummaryWidget({ handle }: { readonly handle: string }) {
  const summary = useRatingSummary(handle)
  // As high as the average above five shares.
  if (summary.status === 'loading') return <Skeleton lines={9} />
  if (summary.status === 'failed') return <ErrorNotice onRetry={summary.retry} />
  return <RatingSummary summary={summary.value} />
}
