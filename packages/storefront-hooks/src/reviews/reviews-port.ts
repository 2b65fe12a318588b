import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import type { Result } from '@krishi/storefront-core/result'
import type { NewReview, RatingShare, Review } from '@krishi/storefront-core/reviews'
import type { CallOptions } from '../http/index.ts'

/** One page of the reviews of a product. */
export interface ReviewQuery {
  /** The product's. */
  readonly handle: string
  /** Reviews in this language come first. */
  readonly locale: Locale
  /** From 1. */
  readonly pageNum: number
  readonly pageSize: number
}

/** What reading and writing reviews needs from a backend. Implementations must pass `describeReviewsPort`. */
export interface ReviewsPort {
  /** A page of published reviews; empty after the last [19.2]. */
  list: (query: ReviewQuery, options?: CallOptions) => Promise<Result<readonly Review[], PortErrorCode>>
  /** How many gave each number of stars, five first [19.3]. */
  summary: (
    product: { readonly handle: string },
    options?: CallOptions,
  ) => Promise<Result<readonly RatingShare[], PortErrorCode>>
  /** What the shopper has said of a product, published or not; null for nothing. A guest is refused with 'auth/forbidden'. */
  own: (product: { readonly handle: string }, options?: CallOptions) => Promise<Result<Review | null, PortErrorCode>>
  /** Writes the shopper's review of a product, in place of an earlier one, which keeps its pictures unless `pictures` names others. A guest is refused with 'auth/forbidden' [19.6]. */
  add: (review: NewReview, options?: CallOptions) => Promise<Result<null, PortErrorCode>>
  /** Sends a picture for a review that is about to be written; returns its address. Can be repeated: a lost answer is 'network/timeout'. */
  uploadPicture: (picture: Blob, options?: CallOptions) => Promise<Result<string, PortErrorCode>>
}
