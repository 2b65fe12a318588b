import type { ProductDetail } from '@krishi/storefront-core/catalog'
import { untilLoaded } from '@krishi/storefront-host/loading'
import { useUi, useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { useSupports } from '@krishi/storefront-hooks/settings'
import { RatingStars } from '@krishi/storefront-ui/rating-stars'
import { Suspense, lazy, useId } from 'react'
import type { CSSProperties } from 'react'
import { usePaths } from '../../shell/shop-context.ts'
import en from './messages/en.json'
import { useNear } from './use-near.ts'

const ReviewsSection = lazy(() => untilLoaded(() => import('./reviews-section.tsx')))

/**
 * The reviews on a product's page [19.1]. The server writes the average and the link to all of them; the rest, its code
 * included, is fetched when it is nearly in view: most who open a product do not scroll that far, and pay nothing for it.
 */
export function ReviewsOutlet({ product }: { readonly product: ProductDetail }) {
  const t = useWidgetMessages('reviews', en)
  const { ref, isNear } = useNear()
  const isOffered = useSupports('reviews.list')
  const headingId = useId()
  if (!isOffered) return null
  const teaser = <Teaser product={product} />
  return (
    <section className="reviews" style={roomOf(product.rating.reviewCount)} aria-labelledby={headingId} ref={ref}>
      <h2 className="reviews-title" id={headingId}>
        {t('title')}
      </h2>
      {isNear ? (
        <Suspense fallback={teaser}>
          <ReviewsSection product={product} />
        </Suspense>
      ) : (
        teaser
      )}
    </section>
  )
}

/** How many reviews will stand here, for the room that is kept for them: what stands below does not move when they come. */
function roomOf(reviewCount: number): (CSSProperties & Record<'--reviews-count', number>) | undefined {
  return reviewCount === 0 ? undefined : { '--reviews-count': Math.min(reviewCount, 10) }
}

function Teaser({ product }: { readonly product: ProductDetail }) {
  const { Link } = useUi()
  const t = useWidgetMessages('reviews', en)
  const paths = usePaths()
  const { average, reviewCount } = product.rating
  return (
    <div className="reviews-teaser">
      {reviewCount > 0 ? <RatingStars average={average} size="lg" /> : null}
      <Link href={paths.productReviews(product.handle, 1)}>{t('all', { count: reviewCount })}</Link>
    </div>
  )
}
