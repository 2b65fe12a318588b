import type { ProductDetail } from '@krishi/storefront-core/catalog'
import { FirstReviewsWidget } from '@krishi/storefront-widgets/review-list'
import { RatingSummaryWidget } from '@krishi/storefront-widgets/rating-summary'
import { usePaths } from '../../shell/shop-context.ts'
import '../../styles/review-parts.css'
import { WriteReview } from './write-review.tsx'

/** Summary, the way to write, and the first page of reviews: a chunk that is fetched when it is nearly in view. */
export default function ReviewsSection({ product }: { readonly product: ProductDetail }) {
  const paths = usePaths()
  const write = <WriteReview product={product} />
  return (
    <div className="reviews-parts">
      <div className="reviews-side">
        <RatingSummaryWidget handle={product.handle} rating={product.rating} />
        {product.rating.reviewCount > 0 ? write : null}
      </div>
      <FirstReviewsWidget
        handle={product.handle}
        allHref={paths.productReviews(product.handle, 1)}
        emptyAction={product.rating.reviewCount > 0 ? undefined : write}
      />
    </div>
  )
}
