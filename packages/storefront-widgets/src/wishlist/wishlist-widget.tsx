import { useWishlist } from '@krishi/storefront-hooks/wishlist'
import { rootOf } from '@krishi/storefront-ui/root'
import type { RootProps } from '@krishi/storefront-ui/root'
import { Wishlist } from '@krishi/storefront-ui/wishlist'
import type { WishlistProps } from '@krishi/storefront-ui/wishlist'
import { NotOffered } from '@krishi/storefront-ui/not-offered'
import { WishCardWidget } from './wish-card-widget.tsx'
import { toWishlistStatus } from './to-wishlist-status.ts'
import { Supported } from '../supported/index.ts'

/** Props of a connected wishlist. */
export interface WishlistWidgetProps extends Pick<WishlistProps, 'shopHref' | 'signInHref' | 'messages'>, RootProps {
  readonly productHref: (handle: string) => string
  /** Called when a product is bought, or to show the cart that has it. */
  readonly onCartOpen: () => void
}

/** The wishlist's products: bound to wishlist and cart of the nearest storefront [20.7]. */
export function WishlistWidget(props: WishlistWidgetProps) {
  return (
    <Supported by="wishlist.all" instead={<NotOffered {...rootOf(props)} />}>
      <ConnectedWishlist {...props} />
    </Supported>
  )
}

function ConnectedWishlist({ productHref, onCartOpen, ...props }: WishlistWidgetProps) {
  const { status, wishes, read, remove, moveToCart } = useWishlist()
  return (
    <Wishlist
      {...props}
      status={toWishlistStatus(status)}
      products={[...wishes.values()].map(({ product }) => product)}
      renderCard={(product, actions) => (
        <WishCardWidget href={productHref(product.handle)} {...{ product, actions, onCartOpen }} />
      )}
      onRemove={(product) => void remove(product)}
      onBuyNow={(product) => void moveToCart(product)}
      onRetry={() => void read()}
    />
  )
}
