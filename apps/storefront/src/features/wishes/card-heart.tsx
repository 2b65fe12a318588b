import type { Product } from '@krishi/storefront-core/catalog'
import { WishlistButtonWidget } from '@krishi/storefront-widgets/wishlist-button'
import { Suspense } from 'react'
import { useCardChoice } from '../listing/card-choice.ts'

/** The heart at the corner of a card [20.1]; it appears with its words. Beside it stands what is chosen by on cards. */
export function CardHeart({ product }: { readonly product: Product }) {
  const choiceOf = useCardChoice()
  return (
    <Suspense fallback={null}>
      {choiceOf?.(product)}
      <WishlistButtonWidget product={product} />
    </Suspense>
  )
}
