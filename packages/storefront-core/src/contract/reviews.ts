import type { RatingShare, Review } from '../reviews/index.ts'
import type { LanguageQuery, MutationResult, PageQuery } from './operation.ts'

/** A review as the wire has it. */
export interface WireReview extends Omit<Review, 'rating' | 'updatedAt' | 'pictures'> {
  readonly rating: { readonly overallRating: number }
  /** ISO instant. */
  readonly updatedOn: string
  /** Addresses of the review's pictures. */
  readonly media: readonly string[]
}

/** How many gave one number of stars, as the wire has it [19.3]. */
export interface WireRatingShare extends Omit<RatingShare, 'count'> {
  readonly globalRatings: number
}

/** What a shopper says about a product [19.4, 19.5]. */
export interface ReviewPayload {
  readonly userId: string
  readonly reviewReference: {
    readonly reviewType: 'PRODUCT'
    readonly orderId: string
    readonly productId: string
    readonly productHandle: string
  }
  readonly author: string
  readonly email: string
  readonly rating: { readonly overallRating: number }
  readonly title: string
  readonly message: string
  readonly productName: string
  /** Absent from a change of a review that keeps its pictures. */
  readonly media?: readonly string[] | undefined
  readonly likes: number
  readonly disLikes: number
  readonly countryCode: '+91'
  readonly countryName: 'INDIA'
  /** False while reviews are moderated. */
  readonly isPublished: boolean
  readonly source: 'WEB'
}

/** What the calls about reviews take and give. */
export interface ReviewPayloads {
  'reviews.list': {
    /** Ten a page. */
    request: { query: PageQuery & LanguageQuery & { readonly productHandle: string } }
    response: { readonly reviews: readonly WireReview[] }
  }
  'reviews.summary': {
    request: { query: { readonly reviewType: 'PRODUCT'; readonly productHandle: string } }
    response: { readonly summary: readonly WireRatingShare[] }
  }
  /** What the shopper has said of a product already, published or not. */
  'reviews.own': {
    request: { query: { readonly productHandle: string } }
    response: { readonly review: WireReview | null }
  }
  'reviews.add': { request: { body: ReviewPayload }; response: MutationResult }
  /** One picture for a review that is about to be sent: `formFile` is a file of at most 5 MB. */
  'reviews.uploadPicture': {
    request: { body: { readonly formFile: unknown } }
    response: { readonly url: string }
  }
}
