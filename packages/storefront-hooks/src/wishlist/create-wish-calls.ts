import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { ok } from '@krishi/storefront-core/result'
import { withWish, withoutWish } from '@krishi/storefront-core/wishlist'
import type { WishIntent, WishOwner, Wishlist } from '@krishi/storefront-core/wishlist'
import type { Clock } from '../clock/index.ts'
import type { WishlistPort } from './wishlist-port.ts'

type Change = (wishlist: Wishlist) => Wishlist

/** The calls that change a wishlist. */
export interface WishCalls {
  /** Makes one change; returns the update of the list that is current then. Removing a missing wish counts as done. */
  change: (wishlist: Wishlist, intent: WishIntent, owner: WishOwner) => Promise<Result<Change, PortErrorCode>>
  /** Grows when a change begins and when it ends: a list that was read meanwhile may be from before it. */
  count: () => number
}

/** Creates the calls over a port. */
export function createWishCalls(port: Pick<WishlistPort, 'create' | 'remove'>, clock: Clock): WishCalls {
  let count = 0

  async function make(
    wishlist: Wishlist,
    { isWished, product }: WishIntent,
    owner: WishOwner,
  ): Promise<Result<Change, PortErrorCode>> {
    const { productId } = product
    if (isWished) {
      const added = await port.create({ productId, owner, time: clock.now() })
      return added.ok ? ok((list) => withWish(list, { id: added.value, product })) : added
    }
    const removed = await port.remove({ id: wishlist.get(productId)?.id ?? '', productId, owner })
    if (!removed.ok && removed.error.code !== 'request/not-found') return removed
    return ok((list) => withoutWish(list, productId))
  }

  return {
    async change(wishlist, intent, owner) {
      count += 1
      const changed = await make(wishlist, intent, owner)
      count += 1
      return changed
    },
    count: () => count,
  }
}
