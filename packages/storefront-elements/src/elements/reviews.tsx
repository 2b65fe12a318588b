import { WriteReviewLink } from '@krishi/storefront-ui/review-list'
import { RatingSummaryWidget } from '@krishi/storefront-widgets/rating-summary'
import { FirstReviewsWidget } from '@krishi/storefront-widgets/review-list'
import texts from 'virtual:texts/reviews'
import type { ElementModule, ElementViewProps } from '../runtime/element-module.ts'
import { productAddress } from '../shop/shop-address.ts'
import { useShop } from '../shop/shop.ts'
import { useProduct } from '../shop/use-product.ts'

/** What shoppers say of the product that the element names. Reviews are written in the shop, where it knows who writes. */
function View({ host }: ElementViewProps) {
  const { place } = useShop()
  const product = useProduct(host.getAttribute('product'))
  if (product === null) return <slot />
  const { handle, rating } = product
  const allHref = `${productAddress(place, handle)}/reviews`
  const write = <WriteReviewLink href={allHref} />
  return (
    <div key={handle} style={{ display: 'grid', gap: 'var(--sf-space-24)' }}>
      <RatingSummaryWidget handle={handle} rating={rating} />
      {rating.reviewCount > 0 ? <div>{write}</div> : null}
      <FirstReviewsWidget handle={handle} allHref={allHref} emptyAction={rating.reviewCount > 0 ? undefined : write} />
    </div>
  )
}

export default { View, texts } satisfies ElementModule
