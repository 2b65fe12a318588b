import { hasShape, isCount, isFlag, isListOf, isText, parseJson } from '@krishi/storefront-core/shape'
import type { WishIntent, Wishlist } from '@krishi/storefront-core/wishlist'
import { toWishlist } from '@krishi/storefront-core/wishlist'
import { lazyLocalKeys, lazySessionKeys } from '../storage/lazy-keys.ts'
import type { SafeStorage } from '../storage/index.ts'
import type { KeptWish } from './wishlist-codec.ts'
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

const isMirror = hasShape<MirrorFacts & { readonly items: readonly KeptWish[] }>({
  userId: isText,
  locale: isText,
  readAt: isCount,
  items: isWishlistItems,
})

/** What this device keeps; null where that is nothing, or anything else [07.3]. */
export function readMirror(storage: SafeStorage): WishlistMirror | null {
  const stored = parseJson(storage.read(lazyLocalKeys.wishlist))
  if (!isMirror(stored)) return null
  const { items, ...rest } = stored
  return { ...rest, wishes: toWishlist(items.map(toWish)) }
}

/** Keeps the list on this device. */
export function writeMirror(storage: SafeStorage, { wishes, ...rest }: WishlistMirror): void {
  storage.write(lazyLocalKeys.wishlist, JSON.stringify({ ...rest, items: [...wishes.values()].map(toWishlistItem) }))
}

/** The wishes that were not sent to the server, as this tab keeps them. */
const areUnsent = isListOf(
  hasShape<{ readonly isWished: boolean; readonly item: KeptWish }>({ isWished: isFlag, item: isWishlistItem }),
)

/** Wishes of this tab that did not reach the server: made before a sign-in [20.3], or on a page that was left at once. */
export function readUnsentWishes(storage: SafeStorage): readonly WishIntent[] {
  const stored = parseJson(storage.read(lazySessionKeys.unsentWishes))
  if (!areUnsent(stored)) return []
  return stored.map(({ isWished, item }) => ({ isWished, product: toWish(item).product }))
}

/** Keeps in this tab what is asked for a product, in place of what was asked before; null forgets it. */
export function noteUnsentWish(storage: SafeStorage, productId: string, intent: WishIntent | null): void {
  const others = readUnsentWishes(storage).filter(({ product }) => product.productId !== productId)
  const kept = (intent ? [...others, intent] : others).map(({ isWished, product }) => ({
    isWished,
    item: toWishlistItem({ id: '', product }),
  }))
  if (kept.length === 0) storage.remove(lazySessionKeys.unsentWishes)
  else storage.write(lazySessionKeys.unsentWishes, JSON.stringify(kept))
}
