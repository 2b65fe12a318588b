import { WishlistButtonWidget } from '@krishi/storefront-widgets/wishlist-button'
import { usePageProduct } from '../product/use-page-product.ts'

/** The heart of the product of the page [20.1]. A lazy island. */
export default function ProductHeart() {
  const product = usePageProduct()
  if (product === null) return null
  return <WishlistButtonWidget look="row" product={product} />
}
