import { toWishPayload } from '@krishi/storefront-core/wishlist'
import { nameUuid } from '../src/seeding/index.ts'

const owner = { userId: 'somebody else', userExternalId: null }
const anId = nameUuid('product', 'no wish')
const wish = toWishPayload(nameUuid('product', 'tomato'), owner, Date.UTC(2026, 10, 22))

/** What a guest's calls of a wishlist look like: right, and refused. */
export const wishlistCalls = {
  'wishlist.all': { path: '/wishlist?language=en', status: 403 },
  'wishlist.create': { path: '/wishlist', body: wish, status: 403 },
  'wishlist.remove': {
    path: `/wishlist/${anId}`,
    body: { id: anId, isRemoved: true, productId: 'any', userId: owner.userId },
    status: 403,
  },
}
