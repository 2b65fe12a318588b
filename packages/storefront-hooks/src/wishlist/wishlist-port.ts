import type { PortErrorCode, WishlistPayload, WishlistRemoval } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import type { Result } from '@krishi/storefront-core/result'
import type { Wish } from '@krishi/storefront-core/wishlist'
import type { CallOptions } from '../http/index.ts'

/**
 * What a wishlist needs from a backend. It is a signed-in shopper's: to a guest it is 'auth/forbidden' [20.3].
 * Implementations must pass `describeWishlistPort`.
 */
export interface WishlistPort {
  /** The wishes with today's products, the newest first. */
  all(query: { readonly locale: Locale }, options?: CallOptions): Promise<Result<readonly Wish[], PortErrorCode>>
  /** Puts a product on the list and gives the wish's id; one that is there already keeps its own [20.4]. */
  create(payload: WishlistPayload, options?: CallOptions): Promise<Result<string, PortErrorCode>>
  /** Takes a wish off the list [20.4]; 'request/not-found' when it is another shopper's, or is gone. */
  remove(removal: WishlistRemoval, options?: CallOptions): Promise<Result<null, PortErrorCode>>
}
