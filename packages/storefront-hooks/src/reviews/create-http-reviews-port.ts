import type { ReviewPayloads, WireRatingShare, WireReview } from '@krishi/storefront-core/contract'
import { isLocale } from '@krishi/storefront-core/locale'
import { fromWireReview, toReviewPayload } from '@krishi/storefront-core/reviews'
import type { RatingShare } from '@krishi/storefront-core/reviews'
import { hasShape, isCount, isFlag, isListOf, isNullOr, isPositive, isText } from '@krishi/storefront-core/shape'
import type { HttpClient } from '../http/index.ts'
import { decode, fieldOf, isAbsentOr } from '../http/index.ts'
import { change } from '../http/told-success.ts'
import type { ReviewsPort } from './reviews-port.ts'

const isReview = hasShape<WireReview>({
  id: isText,
  author: isText,
  rating: hasShape<WireReview['rating']>({ overallRating: isPositive }),
  updatedOn: isText,
  message: isText,
  language: isLocale,
  media: isListOf(isText),
  isBuyer: isAbsentOr(isFlag),
})

const toReviews = decode(
  hasShape<ReviewPayloads['reviews.list']['response']>({ reviews: isListOf(isReview) }),
  ({ reviews }) => reviews.map(fromWireReview),
)

const toOwn = decode(
  hasShape<ReviewPayloads['reviews.own']['response']>({ review: isNullOr(isReview) }),
  ({ review }) => review && fromWireReview(review),
)

const toSummary = decode(
  hasShape<ReviewPayloads['reviews.summary']['response']>({
    summary: isListOf(
      hasShape<WireRatingShare>({ rating: isCount, percentage: isCount, average: isPositive, globalRatings: isCount }),
    ),
  }),
  ({ summary }) => summary.map(({ globalRatings: count, ...share }): RatingShare => ({ ...share, count })),
)

const toPictureUrl = fieldOf<{ readonly url: string }>({ url: isText })

/** Reads and writes reviews through the API. */
export function createHttpReviewsPort(client: HttpClient): ReviewsPort {
  return {
    list: ({ handle, locale, ...page }, options) =>
      client.call('reviews.list', { query: { ...page, productHandle: handle, language: locale } }, toReviews, options),
    summary: ({ handle }, options) =>
      client.call('reviews.summary', { query: { reviewType: 'PRODUCT', productHandle: handle } }, toSummary, options),
    own: ({ handle }, options) => client.call('reviews.own', { query: { productHandle: handle } }, toOwn, options),
    add: (review, options) => change(client, 'reviews.add', { body: toReviewPayload(review) }, options),
    uploadPicture: (picture, options) =>
      client.call('reviews.uploadPicture', { body: { formFile: picture } }, toPictureUrl, options),
  }
}
