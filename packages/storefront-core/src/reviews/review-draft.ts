import { complianceOf } from '../compliance/index.ts'
import type { Settings } from '../settings/settings.ts'
import { countGraphemes } from '../text/index.ts'
import type { NewReview } from './review.ts'

/** A review that is being written. */
export interface ReviewDraft {
  /** 1 to 5; 0 while none is chosen. */
  readonly rating: number
  readonly message: string
}

/** How long a comment may be, in letters as people count them. */
export const reviewMessageLimit = 1000

/**
 * A new draft [19.4]: five stars and no comment. Where Indian rules on dark patterns are followed no stars are
 * preselected, because a default of five is a nudge.
 */
export function newReviewDraft(settings: Pick<Settings, 'compliance'>): ReviewDraft {
  return { rating: complianceOf(settings).firstRating, message: '' }
}

/** What is wrong with a field of a review. */
export interface ReviewProblem {
  readonly field: 'rating' | 'message'
  readonly error: 'required' | 'too-long'
}

/** What is wrong with a review, in the order of its fields; empty when it can be sent [19.4]. */
export function validateReview({ rating, message }: ReviewDraft): readonly ReviewProblem[] {
  const problems: ReviewProblem[] = []
  if (!Number.isInteger(rating) || rating < 1 || rating > 5) problems.push({ field: 'rating', error: 'required' })
  if (message.trim() === '') problems.push({ field: 'message', error: 'required' })
  else if (countGraphemes(message.trim()) > reviewMessageLimit) problems.push({ field: 'message', error: 'too-long' })
  return problems
}

/** What a review is about, by whom, with which pictures, and under which rules. */
export interface ReviewFacts extends Pick<NewReview, 'product' | 'author' | 'pictures'> {
  readonly settings: Pick<Settings, 'isReviewsModerationEnabled'>
}

/** The review that a draft, which has passed `validateReview`, becomes. It is published at once unless reviews are moderated [19.5]. */
export function finishReview(draft: ReviewDraft, { settings, ...facts }: ReviewFacts): NewReview {
  return { ...facts, ...draft, message: draft.message.trim(), isPublished: !settings.isReviewsModerationEnabled }
}
