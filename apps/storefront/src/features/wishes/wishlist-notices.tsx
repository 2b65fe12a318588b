import { useWishlistEvents } from '@krishi/storefront-hooks/wishlist'
import { navigate, useAddress } from '@krishi/storefront-host/address'
import { useWishlistNotices } from '@krishi/storefront-ui/wishlist-button'
import { useShop } from '../../shell/shop-context.ts'

/** How long a removal can be taken back, in ms. */
const undoMs = 6000

/** Says what happened to the wishlist, wherever it happened [20.1], and leads a guest to sign in and back [20.3]. Renders nothing. */
export function WishlistNotices() {
  const { notices, paths } = useShop()
  const say = useWishlistNotices()
  const { pathname, search } = useAddress()
  useWishlistEvents((event, { add }) => {
    if (event.type === 'sign-in') return navigate(paths.signIn(search === '' ? pathname : `${pathname}?${search}`))
    notices.show({
      id: 'wishlist',
      text: say(event.type),
      tone: 'error' in event ? 'danger' : 'success',
      ...(event.type === 'removed' && {
        durationMs: undoMs,
        action: { label: say('undo'), onSelect: () => void add(event.product) },
      }),
    })
  })
  return null
}
