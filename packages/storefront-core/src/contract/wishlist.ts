import type { ProductPayload } from './catalog-payloads.ts'
import type { LanguageQuery, MutationResult } from './operation.ts'

/** A product that a shopper has put aside. */
export interface WishlistItem {
  readonly wishListId: string
  readonly productId: string
  readonly productExternalId: string
  readonly product: ProductPayload
}

/** Puts a product on the list [20.4]. */
export interface WishlistPayload {
  readonly productId: string
  readonly productExternalId: string
  readonly userId: string
  readonly userExternalId: string | null
  /** UTC, ISO with offset. */
  readonly createdOn: string
  /** UTC, ISO with offset. */
  readonly updatedOn: string
  readonly isRemoved: false
  readonly isDeleted: false
}

/** Takes a product off the list [20.4]. */
export interface WishlistRemoval {
  readonly id: string
  readonly isRemoved: true
  readonly productId: string
  readonly userId: string
}

/** What the calls about the wishlist take and give. */
export interface WishlistPayloads {
  'wishlist.all': {
    request: { query: LanguageQuery }
    response: { readonly items: readonly WishlistItem[] }
  }
  'wishlist.create': { request: { body: WishlistPayload }; response: MutationResult & { readonly wishListId: string } }
  'wishlist.remove': { request: { path: { id: string }; body: WishlistRemoval }; response: MutationResult }
}
