import type { Product } from '@krishi/storefront-core/catalog'
import { WishlistButtonWidget } from '@krishi/storefront-widgets/wishlist-button'
import { Suspense } from 'react'

/** The heart at the corner of a card [20.1]; it appears with its words. */
export function CardHeart({ product }: { readonly product: Product }) {
  return (
    <Suspense fallback={null}>
      <WishlistButtonWidget product={product} />
    </Suspense>
  )
}
