import type { Product } from '../catalog/index.ts'

/** The most products that a wishlist holds. */
export const wishlistLimit = 200

/** A product that a shopper has put aside. */
export interface Wish {
  /** The wish's own id on the server; empty until the server has it. */
  readonly id: string
  readonly product: Product
}

/** The wishlist's products, by product id [20.2]; the newest first. */
export type Wishlist = ReadonlyMap<string, Wish>

/** A wishlist without products. */
export const noWishes: Wishlist = new Map()

/** Wishes as they come from a backend or a storage: each product once. */
export function toWishlist(wishes: readonly Wish[]): Wishlist {
  return new Map(wishes.map((wish) => [wish.product.productId, wish]))
}

/** A change of the wishlist that the server has not confirmed. */
export interface WishIntent {
  readonly isWished: boolean
  readonly product: Product
}

/** The list as the shopper sees it: the confirmed one with the pending intents applied, by product id [20.1]. */
export function applyWishes(confirmed: Wishlist, intents: ReadonlyMap<string, WishIntent>): Wishlist {
  const added = [...intents.values()]
    .filter(({ isWished, product }) => isWished && !confirmed.has(product.productId))
    .map(({ product }): Wish => ({ id: '', product }))
    .reverse()
  const kept = [...confirmed.values()].filter(({ product }) => intents.get(product.productId)?.isWished !== false)
  return toWishlist([...added, ...kept])
}

/** The list with a wish put first, or in the place of the same product. */
export function withWish(wishlist: Wishlist, wish: Wish): Wishlist {
  const { productId } = wish.product
  return wishlist.has(productId) ? new Map(wishlist).set(productId, wish) : new Map([[productId, wish], ...wishlist])
}

/** The list without a product. */
export function withoutWish(wishlist: Wishlist, productId: string): Wishlist {
  return new Map([...wishlist].filter(([id]) => id !== productId))
}
