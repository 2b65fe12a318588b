import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import type { Result } from '@krishi/storefront-core/result'
import type { Wish, WishOwner } from '@krishi/storefront-core/wishlist'
import type { CallOptions } from '../http/index.ts'

/** A product that goes on the list. */
export interface NewWish {
  readonly productId: string
  readonly owner: WishOwner
  /** When the shopper put it aside, in ms. */
  readonly time: number
}

/** A wish that leaves the list. */
export interface EndedWish {
  readonly id: string
  readonly productId: string
  readonly owner: WishOwner
}

/**
 * What a wishlist needs from a backend. It is a signed-in shopper's: to a guest it is 'auth/forbidden' [20.3].
 * Implementations must pass `describeWishlistPort`.
 */
export interface WishlistPort {
  /** The wishes with today's products, the newest first. */
  all: (query: { readonly locale: Locale }, options?: CallOptions) => Promise<Result<readonly Wish[], PortErrorCode>>
  /** Puts a product on the list and gives the wish's id; one that is there already keeps its own [20.4]. */
  create: (wish: NewWish, options?: CallOptions) => Promise<Result<string, PortErrorCode>>
  /** Takes a wish off the list [20.4]; 'request/not-found' when it is another shopper's, or is gone. */
  remove: (wish: EndedWish, options?: CallOptions) => Promise<Result<null, PortErrorCode>>
}
