import { productOptions, useProduct } from '@krishi/storefront-hooks/catalog'
import { ratingSummaryOptions, reviewsOptions } from '@krishi/storefront-hooks/reviews'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { ErrorNotice } from '@krishi/storefront-ui/primitives/error-notice'
import { Skeleton } from '@krishi/storefront-ui/primitives/skeleton'
import { RatingSummaryWidget } from '@krishi/storefront-widgets/rating-summary'
import { ReviewListWidget } from '@krishi/storefront-widgets/review-list'
import { reviewsHead } from '../head/reviews-head.ts'
import en from '../reviews/messages/en.json'
import { WriteReview } from '../reviews/write-review.tsx'
import type { PageModule, PageProps } from '../routes/page.ts'
import { prefetchStatus } from '../routes/prefetch-status.ts'
import { parsePageNo } from '@krishi/storefront-core/listing'
import { Breadcrumb } from '../shell/breadcrumb.tsx'
import { usePaths } from '../shell/shop-context.ts'
import '../styles/shop-window.css'
import '../styles/reviews.css'
import '../styles/review-parts.css'

function ReviewsPage({ params, search }: PageProps) {
  const t = useWidgetMessages('reviews', en)
  const paths = usePaths()
  const handle = params['handle'] ?? ''
  const product = useProduct(handle)
  if (product.status === 'loading') return <Skeleton lines={8} />
  if (product.status === 'failed') return <ErrorNotice onRetry={product.retry} />
  const name = product.value.productName.text
  return (
    <div className="reviews-page">
      <Breadcrumb steps={[{ name, href: paths.product(handle) }]} />
      <h1 tabIndex={-1}>{t('pageTitle', { product: name })}</h1>
      <div className="reviews-parts">
        <div className="reviews-side">
          <RatingSummaryWidget handle={handle} />
          <WriteReview product={product.value} />
        </div>
        <ReviewListWidget
          handle={handle}
          firstPage={parsePageNo(search)}
          pageHref={(pageNo) => paths.productReviews(handle, pageNo)}
        />
      </div>
    </div>
  )
}

/** All reviews of a product, ten a page [19.2]. */
export const page: PageModule = {
  Component: ReviewsPage,
  async prefetch({ ports, queryClient, locale, params, search }) {
    const handle = params['handle'] ?? ''
    const [product] = await Promise.all([
      prefetchStatus(queryClient.fetchQuery(productOptions(ports, { handle, locale }))),
      queryClient.prefetchQuery(ratingSummaryOptions(ports, { handle })),
      queryClient.prefetchInfiniteQuery(reviewsOptions(ports, { handle, locale, firstPage: parsePageNo(search) })),
    ])
    return product
  },
  head: reviewsHead,
}
