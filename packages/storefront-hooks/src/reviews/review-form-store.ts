import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Failure } from '@krishi/storefront-core/result'
import type { PictureProblem, ReviewDraft, ReviewProblem } from '@krishi/storefront-core/reviews'
import type { StoreApi } from 'zustand/vanilla'

/** A picture that goes with a review. */
export interface DraftPicture {
  readonly id: string
  readonly name: string
  /** The file, or the address of one that the review has already. */
  readonly source: Blob | string
}

/** The review form as state. */
export interface ReviewFormState {
  readonly isOpen: boolean
  /** The shopper has reviewed the product before: what is sent changes that review. */
  readonly isChange: boolean
  readonly draft: ReviewDraft
  readonly pictures: readonly DraftPicture[]
  /** What was refused at the last submit and has not been mended since. */
  readonly problems: readonly ReviewProblem[]
  /** Why the last picture was not taken; null when it was. */
  readonly pictureProblem: PictureProblem | null
  /** Pictures are being made smaller. */
  readonly isAdding: boolean
  /** How often the form was submitted; each time focus moves to the first refused field. */
  readonly attempt: number
  /** `failed` keeps the draft: nothing was sent. */
  readonly status: 'writing' | 'sending' | 'sent' | 'failed'
  readonly error: Failure<PortErrorCode> | null
}

/** What opening the form came to [19.6]. */
export type OpenOutcome = 'opened' | 'sign-in' | 'failed'

/** What a shopper does in the review form. */
export interface ReviewFormActions {
  /** Opens the form for somebody who is signed in; a guest signs in first [19.6]. Fails when the session cannot be read. */
  open: () => Promise<OpenOutcome>
  /** Closes it. The draft is there when it is opened again. */
  close: () => void
  setRating: (rating: number) => void
  setMessage: (message: string) => void
  /** Adds pictures as far as they are taken, made smaller: JPEG, PNG or WebP, then 5 MB each, three of them. */
  addPictures: (files: readonly (Blob & { readonly name?: string })[]) => Promise<void>
  removePicture: (id: string) => void
  /** Sends the review, unless something is missing. Does nothing while it is being sent. */
  submit: () => Promise<void>
}

/** The review form for one product in one storefront. */
export interface ReviewFormStore extends Pick<StoreApi<ReviewFormState>, 'getState' | 'getInitialState' | 'subscribe'> {
  readonly actions: ReviewFormActions
}
