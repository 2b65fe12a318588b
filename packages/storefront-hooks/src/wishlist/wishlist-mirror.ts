import type { WishlistItem } from '@krishi/storefront-core/contract'
import { hasShape, isCount, isText, parseJson } from '@krishi/storefront-core/shape'
import type { Wish, Wishlist } from '@krishi/storefront-core/wishlist'
import { toWishlist } from '@krishi/storefront-core/wishlist'
import { lateLocalKeys, lateSessionKeys } from '../storage/late-keys.ts'
import type { SafeStorage } from '../storage/index.ts'
import { isWishlistItem, isWishlistItems, toWish, toWishlistItem } from './wishlist-codec.ts'

/** What is known of a list beside what stands on it. */
interface MirrorFacts {
  /** Whose it is. */
  readonly userId: string
  /** The language of its texts. */
  readonly locale: string
  /** When the server's list was read, in ms since 1970. */
  readonly readAt: number
}

/** A wishlist as this device keeps it [20.2]. */
export interface WishlistMirror extends MirrorFacts {
  readonly wishes: Wishlist
}

const isMirror = hasShape<MirrorFacts & { readonly items: readonly WishlistItem[] }>({
  userId: isText,
  locale: isText,
  readAt: isCount,
  items: isWishlistItems,
})

/** What this device keeps; null where that is nothing, or anything else [07.3]. */
export function readMirror(storage: SafeStorage): WishlistMirror | null {
  const stored = parseJson(storage.read(lateLocalKeys.wishlist))
  if (!isMirror(stored)) return null
  const { items, ...rest } = stored
  return { ...rest, wishes: toWishlist(items.map(toWish)) }
}

/** Keeps the list on this device. */
export function writeMirror(storage: SafeStorage, { wishes, ...rest }: WishlistMirror): void {
  storage.write(lateLocalKeys.wishlist, JSON.stringify({ ...rest, items: [...wishes.values()].map(toWishlistItem) }))
}

/** The product that a guest wanted on the wishlist before the sign-in; null where there is none. */
export function readKeptWish(storage: SafeStorage): Wish['product'] | null {
  const stored = parseJson(storage.read(lateSessionKeys.wish))
  return isWishlistItem(stored) ? toWish(stored).product : null
}

/** Keeps in this tab the product that a guest wants on the wishlist, until the sign-in [20.3]. */
export function keepWish(storage: SafeStorage, product: Wish['product']): void {
  storage.write(lateSessionKeys.wish, JSON.stringify(toWishlistItem({ wishListId: '', product })))
}
