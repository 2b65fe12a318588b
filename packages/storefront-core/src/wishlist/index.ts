export { toWishPayload } from './wish-payloads.ts'
export type { WishOwner } from './wish-payloads.ts'
export { applyWishes, noWishes, toWishlist, wishlistLimit, withWish, withoutWish } from './wishlist.ts'
export type { Wish, WishIntent, Wishlist } from './wishlist.ts'
