import { parsePageNo } from '@krishi/storefront-core/listing'
import { useProduct } from '@krishi/storefront-hooks/catalog'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { ErrorNotice } from '@krishi/storefront-ui/primitives/error-notice'
import { Skeleton } from '@krishi/storefront-ui/primitives/skeleton'
import { RatingSummaryWidget } from '@krishi/storefront-widgets/rating-summary'
import { ReviewListWidget } from '@krishi/storefront-widgets/review-list'
import { Breadcrumb } from '../../shell/breadcrumb.tsx'
import { usePageAddress } from '../../shell/page-address.ts'
import { usePaths } from '../../shell/shop-context.ts'
import en from './messages/en.json'
import { WriteReview } from './write-review.tsx'

/** All of the page of a product's reviews. A lazy island. */
export default function ReviewsParts() {
  const t = useWidgetMessages('reviews', en)
  const paths = usePaths()
  const { params, search } = usePageAddress()
  const handle = params['handle'] ?? ''
  const product = useProduct(handle)
  if (product.status === 'loading') return <Skeleton lines={8} />
  if (product.status === 'failed') return <ErrorNotice onRetry={product.retry} />
  const name = product.value.productName.text
  return (
    <div className="reviews-page">
      <Breadcrumb steps={[{ name: product.value.productName, href: paths.product(handle) }]} current={t('title')} />
      <h1 tabIndex={-1}>{t('pageTitle', { product: name })}</h1>
      <div className="reviews-parts">
        <div className="reviews-side">
          <RatingSummaryWidget handle={handle} rating={product.value.rating} />
          <WriteReview product={product.value} />
        </div>
        <ReviewListWidget
          handle={handle}
          firstPage={parsePageNo(search)}
          reviewCount={product.value.rating.reviewCount}
          pageHref={(pageNo) => paths.productReviews(handle, pageNo)}
        />
      </div>
    </div>
  )
}
