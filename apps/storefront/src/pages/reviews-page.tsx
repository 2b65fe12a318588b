import { parsePageNo } from '@krishi/storefront-core/listing'
import { productOptions } from '@krishi/storefront-hooks/catalog'
import { ratingSummaryOptions, reviewsOptions } from '@krishi/storefront-hooks/reviews'
import { createLazyIsland } from '@krishi/storefront-host/hydration'
import type { PageModule } from '../shell/page.ts'
import { prefetchStatus } from '../shell/prefetch-status.ts'
import { prefetchPart } from '../shell/prefetch-part.ts'
import '../styles/shop-window.css'
import '../styles/reviews.css'
import '../styles/review-parts.css'

const ReviewsParts = createLazyIsland('reviews-parts', () => import('../features/reviews/reviews-parts.tsx'))

function ReviewsPage() {
  return <ReviewsParts />
}

/** All reviews of a product, ten a page [19.2]; what it shows is an island. */
export const page: PageModule = {
  Component: ReviewsPage,
  async prefetch({ ports, queryClient, locale, params, search }) {
    const handle = params['handle'] ?? ''
    const [product] = await Promise.all([
      prefetchStatus(queryClient.query(productOptions(ports, { handle, locale }))),
      prefetchPart(queryClient.query(ratingSummaryOptions(ports, { handle }))),
      prefetchPart(
        queryClient.infiniteQuery(reviewsOptions(ports, { handle, locale, firstPage: parsePageNo(search) })),
      ),
    ])
    return product
  },
  head: async (context) => (await import('../features/head/heads.ts')).reviewsHead(context),
}
