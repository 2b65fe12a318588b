import { callEndOf } from '@krishi/storefront-core/contract'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import { reviewMessageLimit } from '@krishi/storefront-core/reviews'
import type { Settings } from '@krishi/storefront-core/settings'
import type { ReviewFormActions, ReviewFormState } from '@krishi/storefront-hooks/reviews'
import type { ReviewFailure, ReviewFormProps } from '@krishi/storefront-ui/review-form'

type FormFacts = Omit<ReviewFormProps, 'product' | 'messages'>

const signedOut: readonly PortErrorCode[] = ['auth/required', 'auth/forbidden']

/** What the form shows of its store, and what it calls. */
export function toReviewFormProps(
  form: ReviewFormState & ReviewFormActions,
  { isReviewsModerationEnabled }: Pick<Settings, 'isReviewsModerationEnabled'>,
): FormFacts {
  return {
    open: form.isOpen,
    draft: form.draft,
    isChange: form.isChange,
    messageLimit: reviewMessageLimit,
    problems: form.problems,
    attempt: form.attempt,
    status: statusOf(form, isReviewsModerationEnabled),
    pictures: {
      items: form.pictures,
      problem: form.pictureProblem,
      isAdding: form.isAdding,
      onAdd: (files) => void form.addPictures(files),
      onRemove: form.removePicture,
    },
    onOpenChange(open) {
      if (!open) form.close()
    },
    onDraftChange({ rating, message }) {
      if (rating !== undefined) form.setRating(rating)
      if (message !== undefined) form.setMessage(message)
    },
    onSubmit: () => void form.submit(),
  }
}

function statusOf({ status, error }: ReviewFormState, isModerated: boolean): ReviewFormProps['status'] {
  if (status === 'failed') return failureOf(error?.code ?? 'network/server')
  return status === 'sent' && isModerated ? 'sent-for-check' : status
}

function failureOf(code: PortErrorCode): ReviewFailure {
  return signedOut.includes(code) ? 'signed-out' : callEndOf(code)
}
