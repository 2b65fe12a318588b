import type { CommunityCrop, PostProblem, PostText } from '@krishi/storefront-core/community'
import { useEffect } from 'react'
import type { SyntheticEvent, ReactNode } from 'react'
import { useEffectEvent } from '../react-compat.ts'
import { useWidgetMessages } from '../i18n/index.ts'
import { Button } from '../primitives/button/index.ts'
import { TextField } from '../primitives/field/index.ts'
import { SendIcon } from '../primitives/icon/index.ts'
import { PictureChoice } from '../primitives/picture-choice/index.ts'
import type { ChosenPictures } from '../primitives/picture-choice/index.ts'
import { SelectField } from '../primitives/select/index.ts'
import { rootOf, useRootRef } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'
import { messageCase } from './post-parts.tsx'
import type { Words } from './post-parts.tsx'
import { wordsOfStatus } from './send-status.ts'
import type { SendStatus } from './send-status.ts'

/** A question that is being written. */
export interface QuestionDraft extends PostText {
  readonly crop: string
}

/** Why a field of a question is refused; `repeated` is the server's word. */
export interface QuestionProblem {
  readonly field: PostProblem['field']
  readonly error: PostProblem['error'] | 'repeated' | 'unknown'
}

/** Props of the form that asks a question. */
export interface QuestionFormProps extends RootProps<HTMLFormElement> {
  draft: QuestionDraft
  crops: readonly CommunityCrop[]
  status: SendStatus
  problems: readonly QuestionProblem[]
  /** How many letters the fields may have. */
  limits: { readonly title: number; readonly description: number }
  /** How often it was submitted; each time focus moves to the first refused field. */
  attempt: number
  /** `most` is how many there may be. */
  pictures: ChosenPictures & { readonly most: number }
  /** The choice of a film that goes with it. */
  film?: ReactNode
  /** Which picture is on its way, from 1; 0 while none is. */
  sendingPicture: number
  onDraftChange: (change: Partial<QuestionDraft>) => void
  onSubmit: () => void
}

/** What somebody wants to know: the question, more about it, crop, place, pictures [34.2]. Renders a `<form>`. */
export function QuestionForm(props: QuestionFormProps) {
  const { status, problems, attempt, pictures, film, sendingPicture, onSubmit } = props
  const t = useWidgetMessages('community', en)
  const form = useRootRef(props)
  const failure = wordsOfStatus(status)

  const focusFirst = useEffectEvent(() => {
    const field = problems[0]?.field
    if (field) form.current?.querySelector<HTMLElement>(`[name='${field}']`)?.focus()
  })
  useEffect(() => {
    if (attempt > 0) focusFirst()
  }, [attempt, problems])

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    if (status !== 'sending') onSubmit()
  }

  return (
    <form
      {...rootOf(props)}
      ref={form}
      method="post"
      noValidate
      data-scope="community"
      data-part="form"
      data-status={status}
      onSubmit={submit}
    >
      <DraftFields {...props} t={t} />
      <PictureChoice
        {...pictures}
        label={t('pictures')}
        hint={t('picturesHint', { count: pictures.most })}
        error={pictures.problem === null ? undefined : t(pictureProblemWords[pictures.problem])}
        addLabel={t('addPictures')}
        removeLabel={(name) => t('removePicture', { name })}
      />
      {film}
      <p role="status">
        {sendingPicture > 0 ? t('sendingPicture', { number: sendingPicture, count: pictures.items.length }) : null}
      </p>
      <p data-scope="community" data-part="failure" role="alert">
        {failure === null ? null : t(failure)}
      </p>
      <Button type="submit" width="full" icon={<SendIcon />} pending={status === 'sending'}>
        {t('submit')}
      </Button>
    </form>
  )
}

interface DraftFieldsProps extends Pick<
  QuestionFormProps,
  'draft' | 'crops' | 'problems' | 'limits' | 'onDraftChange'
> {
  readonly t: Words
}

/** The fields that are written: the question, more about it, crop and place. */
function DraftFields({ draft, crops, problems, limits, onDraftChange, t }: DraftFieldsProps) {
  function errorOf(field: QuestionProblem['field'], limit = 0): string | undefined {
    const problem = problems.find((each) => each.field === field)
    return problem && t(problemWords[problem.error] ?? 'pincodeInvalid', { limit })
  }

  return (
    <>
      <TextField
        name="title"
        label={t('question')}
        hint={t('questionHint')}
        required
        autoCapitalize="sentences"
        error={errorOf('title', limits.title)}
        value={draft.title}
        onValueChange={(title) => onDraftChange({ title })}
      />
      <TextField
        multiline
        rows={5}
        name="description"
        label={t('details')}
        hint={t('detailsHint')}
        autoCapitalize="sentences"
        error={errorOf('description', limits.description)}
        value={draft.description}
        onValueChange={(description) => onDraftChange({ description })}
      />
      <SelectField
        name="crop"
        label={t('cropOptional')}
        value={draft.crop}
        placeholder={false}
        onValueChange={(crop) => onDraftChange({ crop })}
        options={[
          { value: '', label: t('noCrop') },
          ...crops.map((id) => ({ value: id, label: t('cropName', { crop: messageCase(id) }) })),
        ]}
      />
      <TextField
        name="pincode"
        inputMode="numeric"
        autoComplete="postal-code"
        label={t('pincode')}
        hint={t('pincodeHint')}
        error={errorOf('pincode')}
        value={draft.pincode}
        onValueChange={(pincode) => onDraftChange({ pincode })}
      />
    </>
  )
}

const pictureProblemWords = { type: 'pictureType', size: 'pictureSize', count: 'pictureCount' } as const

/** The words for what is wrong with a field of a question. */
export const problemWords: Readonly<Partial<Record<QuestionProblem['error'], keyof typeof en>>> = {
  required: 'required',
  'too-short': 'tooShort',
  'too-long': 'tooLong',
  'too-many-links': 'tooManyLinks',
  repeated: 'repeated',
}
