import { hasShape, isText } from '@krishi/storefront-core/shape'
import { toWishPayload } from '@krishi/storefront-core/wishlist'
import type { HttpClient } from '../http/index.ts'
import { decode, fieldOf } from '../http/index.ts'
import { change, changeAndRead } from '../http/told-success.ts'
import type { KeptWish } from './wishlist-codec.ts'
import { isWishlistItems, toWish } from './wishlist-codec.ts'
import type { WishlistPort } from './wishlist-port.ts'

const toWishes = decode(hasShape<{ readonly items: readonly KeptWish[] }>({ items: isWishlistItems }), ({ items }) =>
  items.map(toWish),
)

const toAdded = fieldOf<{ readonly wishListId: string }>({ wishListId: isText })

/** Keeps the wishlist through the API. */
export function createHttpWishlistPort(client: HttpClient): WishlistPort {
  return {
    all: ({ locale }, options) => client.call('wishlist.all', { query: { language: locale } }, toWishes, options),
    create: ({ productId, owner, time }, options) =>
      changeAndRead(client, 'wishlist.create', { body: toWishPayload(productId, owner, time) }, toAdded, options),
    // [20.4]
    remove: ({ id, productId, owner: { userId } }, options) =>
      change(client, 'wishlist.remove', { path: { id }, body: { id, isRemoved: true, productId, userId } }, options),
  }
}
