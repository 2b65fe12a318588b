import type { Locale } from '../locale/index.ts'
import type { LanguageQuery, MutationResult, OperationTable, PageQuery } from './operation.ts'

/** How reviews are read and written. */
export const reviewOperations = {
  'reviews.list': { method: 'GET', path: '/reviews', access: 'public' },
  'reviews.summary': { method: 'GET', path: '/reviews/summary', access: 'public' },
  'reviews.own': { method: 'GET', path: '/reviews/own', access: 'session' },
  'reviews.add': { method: 'POST', path: '/reviews', access: 'session' },
  'reviews.uploadPicture': { method: 'POST', path: '/reviews/pictures', access: 'session', isMultipart: true },
} as const satisfies OperationTable

/** A review as its card shows it. */
export interface Review {
  readonly id: string
  /** Empty for one who gave no name. */
  readonly author: string
  readonly rating: { readonly overallRating: number }
  /** ISO instant. */
  readonly updatedOn: string
  readonly message: string
  /** The language that the message is in. */
  readonly language: Locale
  /** Addresses of the review's pictures. */
  readonly media: readonly string[]
  /** Whether the author has bought the product in this shop. Absent where the backend does not tell. */
  readonly isBuyer?: boolean
}

/** How many gave one number of stars [19.3]. */
export interface RatingShare {
  /** 1 to 5. */
  readonly rating: number
  readonly percentage: number
  readonly average: number
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
    response: { readonly reviews: readonly Review[] }
  }
  'reviews.summary': {
    request: { query: { readonly reviewType: 'PRODUCT'; readonly productHandle: string } }
    response: { readonly summary: readonly RatingShare[] }
  }
  /** What the shopper has said of a product already, published or not. */
  'reviews.own': {
    request: { query: { readonly productHandle: string } }
    response: { readonly review: Review | null }
  }
  'reviews.add': { request: { body: ReviewPayload }; response: MutationResult }
  /** One picture for a review that is about to be sent: `formFile` is a file of at most 5 MB. */
  'reviews.uploadPicture': {
    request: { body: { readonly formFile: unknown } }
    response: { readonly url: string }
  }
}
