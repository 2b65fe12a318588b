import type { CommentProblem } from '@krishi/storefront-core/community'
import { useEffect, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { useWidgetMessages } from '../i18n/index.ts'
import { Button, LinkButton } from '../primitives/button/index.ts'
import { TextField } from '../primitives/field/index.ts'
import { SendIcon } from '../primitives/icon/index.ts'
import { rootOf } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'
import { wordsOfStatus } from './send-status.ts'
import type { SendStatus } from './send-status.ts'

/** Props of the form that answers a post. */
export interface AnswerFormProps extends RootProps {
  /** Where a guest signs in; null for whoever may write. */
  signInHref: string | null
  text: string
  status: SendStatus
  problem: CommentProblem | null
  /** How many letters an answer may have. */
  limit: number
  /** How often it was submitted; each time focus moves to a refused field. */
  attempt: number
  /** Where the field is, for what stands under it. */
  field?: RefObject<(HTMLTextAreaElement & HTMLInputElement) | null>
  /** Stands under the field, such as names to choose from. */
  children?: ReactNode
  onTextChange: (text: string) => void
  onSubmit: () => void
}

/** The field of an answer, or for a guest the way to sign in [34.4]. */
export function AnswerForm({ signInHref, ...props }: AnswerFormProps) {
  const t = useWidgetMessages('community', en)
  if (signInHref === null) return <Fields {...props} />
  return (
    <p {...rootOf(props)}>
      <LinkButton tone="secondary" href={signInHref} rel="nofollow">
        {t('signIn')}
      </LinkButton>
    </p>
  )
}

function Fields(props: Omit<AnswerFormProps, 'signInHref'>) {
  const { text, status, problem, limit, attempt, onTextChange, onSubmit } = props
  const t = useWidgetMessages('community', en)
  const own = useRef<HTMLTextAreaElement & HTMLInputElement>(null)
  const { field = own } = props
  const failure = wordsOfStatus(status)
  const isRefused = problem !== null

  useEffect(() => {
    if (attempt > 0 && isRefused) field.current?.focus()
  }, [field, attempt, isRefused])

  return (
    <div {...rootOf(props)} data-scope="community" data-part="root">
      <div data-scope="community" data-part="form" data-status={status}>
        <TextField
          ref={field}
          multiline
          rows={4}
          name="answer"
          label={t('answer')}
          hint={t('answerHint')}
          autoCapitalize="sentences"
          error={problem === null ? undefined : t(problemWords[problem], { limit })}
          value={text}
          onValueChange={onTextChange}
        />
        {props.children}
        <p data-scope="community" data-part="failure" role="alert">
          {failure === null ? null : t(failure)}
        </p>
        <p role="status">{status === 'sent' ? t('answerSent') : null}</p>
        {/* Not a submit button: pressed before hydration, it would leave the page. */}
        <Button icon={<SendIcon />} pending={status === 'sending'} onClick={onSubmit}>
          {t('answerSubmit')}
        </Button>
      </div>
    </div>
  )
}

const problemWords: Readonly<Record<CommentProblem, keyof typeof en>> = {
  required: 'required',
  'too-long': 'tooLong',
  'too-many-links': 'tooManyLinks',
}
