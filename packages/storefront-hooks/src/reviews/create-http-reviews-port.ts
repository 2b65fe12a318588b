import type { RatingShare, Review } from '@krishi/storefront-core/contract'
import { isLocale } from '@krishi/storefront-core/locale'
import { hasShape, isCount, isListOf, isNullOr, isOneOf, isPositive, isText } from '@krishi/storefront-core/shape'
import type { HttpClient } from '../http/index.ts'
import { decode } from '../http/index.ts'
import { change } from '../http/told-success.ts'
import type { ReviewsPort } from './reviews-port.ts'

const isReview = hasShape<Review>({
  id: isText,
  author: isText,
  rating: hasShape<Review['rating']>({ overallRating: isPositive }),
  updatedOn: isText,
  message: isText,
  language: isLocale,
  media: isListOf(isText),
  isBuyer: isOneOf(true, false, undefined),
})

const toReviews = decode(
  hasShape<{ readonly reviews: readonly Review[] }>({ reviews: isListOf(isReview) }),
  ({ reviews }) => reviews,
)

const toOwn = decode(
  hasShape<{ readonly review: Review | null }>({ review: isNullOr(isReview) }),
  ({ review }) => review,
)

const toSummary = decode(
  hasShape<{ readonly summary: readonly RatingShare[] }>({
    summary: isListOf(
      hasShape<RatingShare>({ rating: isCount, percentage: isCount, average: isPositive, globalRatings: isCount }),
    ),
  }),
  ({ summary }) => summary,
)

const toPictureUrl = decode(hasShape<{ readonly url: string }>({ url: isText }), ({ url }) => url)

/** Reads and writes reviews through the API. */
export function createHttpReviewsPort(client: HttpClient): ReviewsPort {
  return {
    list: ({ handle, locale, pageNum, pageSize }, options) =>
      client.call(
        'reviews.list',
        { query: { productHandle: handle, language: locale, pageNum, pageSize } },
        toReviews,
        options,
      ),
    summary: ({ handle }, options) =>
      client.call('reviews.summary', { query: { reviewType: 'PRODUCT', productHandle: handle } }, toSummary, options),
    own: ({ handle }, options) => client.call('reviews.own', { query: { productHandle: handle } }, toOwn, options),
    add: (payload, options) => change(client, 'reviews.add', { body: payload }, options),
    uploadPicture: (picture, options) =>
      client.call('reviews.uploadPicture', { body: { formFile: picture } }, toPictureUrl, options),
  }
}
