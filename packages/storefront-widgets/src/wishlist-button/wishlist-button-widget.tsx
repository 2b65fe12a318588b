import type { Product } from '@krishi/storefront-core/catalog'
import { useWish } from '@krishi/storefront-hooks/wishlist'
import type { RootProps } from '@krishi/storefront-ui/root'
import { WishlistButton } from '@krishi/storefront-ui/wishlist-button'
import type { WishlistButtonProps } from '@krishi/storefront-ui/wishlist-button'
import { Supported } from '../supported/index.ts'

/** Props of a connected heart. */
export interface WishlistButtonWidgetProps
  extends Pick<WishlistButtonProps, 'look' | 'messages'>, RootProps<HTMLButtonElement> {
  readonly product: Product
}

/** The heart of a product, bound to the wishlist of the nearest storefront. What happens is told by `useWishlistEvents` [20.1]. */
export function WishlistButtonWidget(props: WishlistButtonWidgetProps) {
  return (
    <Supported by="wishlist.create">
      <Heart {...props} />
    </Supported>
  )
}

function Heart({ product, ...props }: WishlistButtonWidgetProps) {
  const { isWished, toggle } = useWish(product)
  return <WishlistButton {...props} product={product.productName.text} isWished={isWished} onToggle={toggle} />
}
