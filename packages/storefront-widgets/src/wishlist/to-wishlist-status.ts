import type { WishlistState } from '@krishi/storefront-hooks/wishlist'
import type { WishlistProps } from '@krishi/storefront-ui/wishlist'

/** What the list shows: until it is known whose it is, it is on its way. */
export function toWishlistStatus(status: WishlistState['status']): WishlistProps['status'] {
  return status === 'unknown' ? 'loading' : status
}
