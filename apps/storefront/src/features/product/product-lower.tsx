import type { ProductDetail } from '@krishi/storefront-core/catalog'
import { createLazyIsland } from '@krishi/storefront-host/hydration'
import { ReviewsOutlet } from '../reviews/reviews-outlet.tsx'
import { Similar } from '../similar/lazy-islands.ts'

const Tabs = createLazyIsland('product-tabs', () => import('./product-tabs.tsx'))
const Details = createLazyIsland('product-details', () => import('./product-details.tsx'))
const Explore = createLazyIsland('product-explore', () => import('./product-explore.tsx'))
const Questions = createLazyIsland('product-questions', () => import('./product-questions.tsx'))

/** What there is to read under the decision, part by part, with the bar that leads to each [15.1]. */
export function ProductLower({ product }: { readonly product: ProductDetail }) {
  return (
    <div className="product-lower">
      <Tabs />
      <div id="details" className="product-part">
        <Details />
      </div>
      <div id="explore" className="product-part">
        <Similar />
        <Explore />
      </div>
      <div id="reviews">
        <ReviewsOutlet key={product.handle} product={product} />
      </div>
      <Questions />
    </div>
  )
}
