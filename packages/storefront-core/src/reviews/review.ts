import type { Locale } from '../locale/index.ts'
import type { SessionUser } from '../session/index.ts'

/** A review as its card shows it. */
export interface Review {
  readonly id: string
  /** Empty for one who gave no name. */
  readonly author: string
  /** 1 to 5 stars. */
  readonly rating: number
  /** ISO instant at which it was written or changed. */
  readonly updatedAt: string
  readonly message: string
  /** The language that the message is in. */
  readonly language: Locale
  /** Addresses of the review's pictures. */
  readonly pictures: readonly string[]
  /** Whether the author has bought the product in this shop. Absent where the backend does not tell. */
  readonly isBuyer?: boolean
}

/** How many gave one number of stars [19.3]. */
export interface RatingShare {
  /** 1 to 5. */
  readonly rating: number
  readonly percentage: number
  /** Of all ratings of the product. */
  readonly average: number
  /** How many have rated the product, with words or without. */
  readonly count: number
}

/** The product that a review is about. */
export interface ReviewedProduct {
  readonly productId: string
  readonly handle: string
  readonly name: string
}

/** What a shopper says of a product [19.4, 19.5]. */
export interface NewReview {
  readonly product: ReviewedProduct
  readonly author: SessionUser
  /** 1 to 5 stars. */
  readonly rating: number
  readonly message: string
  /** Addresses of its pictures. Absent from a change of a review that keeps them. */
  readonly pictures?: readonly string[] | undefined
  /** False while reviews are moderated. */
  readonly isPublished: boolean
}
