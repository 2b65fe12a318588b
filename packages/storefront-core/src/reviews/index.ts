export type { NewReview, RatingShare, Review, ReviewedProduct } from './review.ts'
export { finishReview, newReviewDraft, reviewMessageLimit, validateReview } from './review-draft.ts'
export type { ReviewDraft, ReviewFacts, ReviewProblem } from './review-draft.ts'
export {
  checkReviewPicture,
  looksLikePicture,
  pictureHeadBytes,
  reviewPictureBytes,
  reviewPictureLimit,
  reviewPictureTypes,
} from './review-pictures.ts'
export type { PictureProblem } from './review-pictures.ts'
export { summarizeRatings } from './summarize-ratings.ts'
export type { RatingOverview } from './summarize-ratings.ts'
export { fromWireReview, toReviewPayload } from './wire-review.ts'
