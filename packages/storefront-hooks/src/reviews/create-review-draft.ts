import type { Review, ReviewDraft, ReviewedProduct } from '@krishi/storefront-core/reviews'
import { newReviewDraft } from '@krishi/storefront-core/reviews'
import type { Settings } from '@krishi/storefront-core/settings'
import { hasShape, isCount, isText, parseJson } from '@krishi/storefront-core/shape'
import type { StoreApi } from 'zustand/vanilla'
import type { SafeStorage } from '../storage/index.ts'
import { sessionKeys } from '../storage/index.ts'
import type { ReviewFormState } from './review-form-store.ts'

/** The draft of one review, kept as long as the tab. */
export interface KeptReviewDraft {
  /** Takes what is written; what was wrong with it is mended so far. */
  change: (change: Partial<ReviewDraft>) => void
  /** What the form begins with: what was written before, else what an earlier review says. */
  begin: (own: Review | null) => ReviewDraft
  /** The review is sent. */
  forget: () => void
}

/** Creates the draft of a review form, whose state it is part of. */
export function createReviewDraft(
  store: StoreApi<ReviewFormState>,
  options: {
    readonly product: ReviewedProduct
    readonly sessionStorage: SafeStorage
    readonly settings: Pick<Settings, 'compliance'>
  },
): KeptReviewDraft {
  const { product, sessionStorage, settings } = options
  const key = sessionKeys.reviewDraft(product.productId)
  /** The draft is the shopper's own, also where the tab can keep nothing. */
  let isTouched = false

  return {
    change(change) {
      isTouched = true
      store.setState(({ draft, problems }) => ({
        draft: { ...draft, ...change },
        problems: problems.filter(({ field }) => !(field in change)),
      }))
      sessionStorage.write(key, JSON.stringify(store.getState().draft))
    },
    begin(own) {
      const kept = parseJson(sessionStorage.read(key))
      if (isDraft(kept)) return kept
      if (isTouched) return store.getState().draft
      return own ? { rating: own.rating, message: own.message } : newReviewDraft(settings)
    },
    forget() {
      sessionStorage.remove(key)
      isTouched = false
    },
  }
}

const isDraft = hasShape<ReviewDraft>({ rating: isCount, message: isText })
