import type { WishlistPayloads } from '@krishi/storefront-core/contract'
import { mutationOutcome } from '@krishi/storefront-core/contract'
import { err, ok } from '@krishi/storefront-core/result'
import { hasShape, isOneOf, isText } from '@krishi/storefront-core/shape'
import type { HttpClient } from '../http/index.ts'
import { accept, decode } from '../http/index.ts'
import { isWishlistItems, toWish } from './wishlist-codec.ts'
import type { WishlistPort } from './wishlist-port.ts'

const toWishes = decode(
  hasShape<WishlistPayloads['wishlist.all']['response']>({ items: isWishlistItems }),
  ({ items }) => items.map(toWish),
)

const toAdded = accept(
  hasShape<WishlistPayloads['wishlist.create']['response']>({
    result: isOneOf('Success', 'Failure'),
    wishListId: isText,
  }),
)

/** Keeps the wishlist through the API. */
export function createHttpWishlistPort(client: HttpClient): WishlistPort {
  return {
    all: ({ locale }, options) => client.call('wishlist.all', { query: { language: locale } }, toWishes, options),
    async create(payload, options) {
      const answer = await client.call('wishlist.create', { body: payload }, toAdded, options)
      if (!answer.ok) return answer
      return answer.value.result === 'Success' ? ok(answer.value.wishListId) : err('network/server')
    },
    async remove(removal, options) {
      const request = { path: { id: removal.id }, body: removal }
      const answer = await client.call('wishlist.remove', request, mutationOutcome, options)
      if (!answer.ok) return answer
      return answer.value === 'success' ? ok(null) : err('network/server')
    },
  }
}
