import type { CallEnd } from '@krishi/storefront-core/contract'
import type { ReviewDraft, ReviewProblem } from '@krishi/storefront-core/reviews'
import { useEffect, useId, useRef } from 'react'
import type { SyntheticEvent } from 'react'
import { useEffectEvent } from '../react-compat.ts'
import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides, Translate } from '../i18n/index.ts'
import { Button } from '../primitives/button/index.ts'
import { Dialog } from '../primitives/dialog/index.ts'
import { TextField } from '../primitives/field/index.ts'
import { CheckCircleIcon } from '../primitives/icon/index.ts'
import { PictureChoice } from '../primitives/picture-choice/index.ts'
import type { ChosenPictures } from '../primitives/picture-choice/index.ts'
import { RatingInput } from '../rating-input/index.ts'
import { rootOf } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** Why a review is not known to have been sent. */
export type ReviewFailure = 'signed-out' | CallEnd

/** Props of the form that writes a review. */
export interface ReviewFormProps extends RootProps<HTMLElement> {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** What it is about, in the shopper's language. */
  product: string
  draft: ReviewDraft
  /** The shopper has reviewed it before: this changes that review. @default false */
  isChange?: boolean
  /** How many letters a comment may have. */
  messageLimit: number
  /** What was refused at the last submit and has not been mended since. */
  problems: readonly ReviewProblem[]
  /** How often the form was submitted; each time focus moves to the first refused field. */
  attempt: number
  /** `sent-for-check` where a moderator looks at it first [19.5]. */
  status: 'writing' | 'sending' | 'sent' | 'sent-for-check' | ReviewFailure
  pictures: ChosenPictures
  /** Called at every change with what is new. */
  onDraftChange: (change: Partial<ReviewDraft>) => void
  onSubmit: () => void
  messages?: MessageOverrides<typeof en> | undefined
}

type Words = Translate<keyof typeof en>

/** The words for each failure. */
export const reviewFailureWords: Readonly<Record<ReviewFailure, keyof typeof en>> = {
  'not-sent': 'failedOffline',
  'no-answer': 'failedNoAnswer',
  'signed-out': 'failedSignedOut',
  failed: 'failed',
}

/** Stars, words and pictures about a product [19.4]. Renders a modal `<dialog>` with a `<form>` while open. */
export function ReviewForm(props: ReviewFormProps) {
  const { open, onOpenChange, status, isChange = false, messages } = props
  const t = usePlainMessages('reviewForm', en, messages)
  const formId = useId()
  const sent = status === 'sent' || status === 'sent-for-check'
  return (
    <Dialog
      {...rootOf(props)}
      open={open}
      onOpenChange={onOpenChange}
      title={t(isChange ? 'changeTitle' : 'title')}
      footer={
        sent ? null : (
          <>
            {/* Beside the button: the end of the form may be out of view. */}
            <p data-scope="review-form" data-part="failure" role="alert">
              {status in reviewFailureWords ? t(reviewFailureWords[status as ReviewFailure]) : null}
            </p>
            <Button type="submit" form={formId} width="full" pending={status === 'sending'}>
              {t(isChange ? 'changeSubmit' : 'submit')}
            </Button>
          </>
        )
      }
    >
      {/* A live region must exist before its text, or the text is not announced. */}
      <p data-scope="review-form" data-part="sent" role="status">
        {sent ? (
          <>
            <CheckCircleIcon size={24} />
            <span>{t(status === 'sent' ? 'sent' : 'sentForCheck')}</span>
          </>
        ) : null}
      </p>
      {sent ? null : <Fields {...props} formId={formId} t={t} />}
    </Dialog>
  )
}

function Fields(props: ReviewFormProps & { readonly formId: string; readonly t: Words }) {
  const { product, draft, problems, status, pictures, onDraftChange, onSubmit, formId, t } = props
  const form = useRef<HTMLFormElement>(null)
  useFocusFirstProblem(form, problems, props.attempt)
  const problemOf = (field: ReviewProblem['field']) => problems.find((problem) => problem.field === field)?.error
  const messageProblem = problemOf('message')

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    if (status !== 'sending') onSubmit()
  }

  return (
    // Posted, should it ever be sent without a client: a review must not stand in a URL.
    <form
      ref={form}
      id={formId}
      method="post"
      noValidate
      data-scope="review-form"
      data-part="form"
      data-status={status}
      onSubmit={submit}
    >
      <p data-scope="review-form" data-part="product">
        {product}
      </p>
      {props.isChange ? (
        <p data-scope="review-form" data-part="change">
          {t('changeNote')}
        </p>
      ) : null}
      <RatingInput
        name="rating"
        value={draft.rating}
        error={problemOf('rating') ? t('ratingRequired') : undefined}
        onValueChange={(rating) => onDraftChange({ rating })}
      />
      <TextField
        multiline
        rows={5}
        name="message"
        required
        label={t('message')}
        hint={t('messageHint')}
        error={messageProblem && textOf(messageProblem, props.messageLimit, t)}
        autoCapitalize="sentences"
        value={draft.message}
        onValueChange={(message) => onDraftChange({ message })}
      />
      <PictureChoice
        {...pictures}
        label={t('pictures')}
        hint={t('picturesHint')}
        error={pictures.problem === null ? undefined : t(pictureProblemWords[pictures.problem])}
        addLabel={t('addPictures')}
        removeLabel={(name) => t('removePicture', { name })}
      />
    </form>
  )
}

const pictureProblemWords = { type: 'pictureType', size: 'pictureSize', count: 'pictureCount' } as const

function textOf(error: ReviewProblem['error'], limit: number, t: Words): string {
  return error === 'required' ? t('messageRequired') : t('messageTooLong', { limit })
}

function useFocusFirstProblem(
  form: { readonly current: HTMLFormElement | null },
  problems: readonly ReviewProblem[],
  attempt: number,
): void {
  const focusFirst = useEffectEvent(() => {
    const field = problems[0]?.field
    const control = field && form.current?.querySelector<HTMLElement>(`[name='${field}']`)
    control?.focus()
  })

  useEffect(() => {
    if (attempt > 0) focusFirst()
  }, [attempt])
}
