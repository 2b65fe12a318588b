import type { Product } from '@krishi/storefront-core/catalog'
import { aPackshot, aProduct, aText, aVariant } from '../testing/fixtures/index.ts'
import { WishCard } from './wish-card.tsx'
import type { WishActions } from './wishlist.tsx'

/** Three products that were put aside; the last one is sold out. */
export const someWishes: readonly Product[] = [
  aProduct({ productId: 'tomato', productImages: [aPackshot('seeds')] }),
  aProduct({
    productId: 'neem',
    productName: aText('Neem Oil 1500 ppm'),
    productImages: [aPackshot('bottle')],
    variants: [aVariant({ id: 'neem-1', title: aText('250 ml') })],
  }),
  aProduct({
    productId: 'sprayer',
    productName: aText('Hand Sprayer'),
    productImages: [aPackshot('sprayer')],
    variants: [aVariant({ id: 'sprayer-1', title: aText('2 l') })],
  }),
]

/** A card as a shop draws it whose cart has the neem oil. */
export function aWishCard(product: Product, actions: WishActions) {
  return (
    <WishCard
      product={product}
      href={`#${product.productId}`}
      variantId={product.variants[0]?.id}
      limits={{ min: 0, max: 10, reason: null }}
      availability={product.productId === 'sprayer' ? 'sold-out' : 'available'}
      discountPercent={null}
      inCart={product.productId === 'neem'}
      onGoToCart={() => undefined}
      {...actions}
    />
  )
}
