export { createHttpReviewsPort } from './create-http-reviews-port.ts'
export { createReviewFormStore } from './create-review-form-store.ts'
export type { ReviewFormOptions } from './create-review-form-store.ts'
export type {
  DraftPicture,
  OpenOutcome,
  ReviewFormActions,
  ReviewFormState,
  ReviewFormStore,
} from './review-form-store.ts'
export type { ReviewQuery, ReviewsPort } from './reviews-port.ts'
export { ratingSummaryOptions, reviewKeys, reviewPageSize, reviewsOptions } from './reviews-queries.ts'
export type { ReviewList, ReviewsPorts } from './reviews-queries.ts'
export { reviewFormOf, useReviewForm } from './use-review-form.ts'
export { useRatingSummary, useReviews } from './use-reviews.ts'
export type { ReviewsView } from './use-reviews.ts'
