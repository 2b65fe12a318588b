import type { CommentProblem } from '@krishi/storefront-core/community'
import { validateComment } from '@krishi/storefront-core/community'
import type { Post, PortErrorCode } from '@krishi/storefront-core/contract'
import type { Failure } from '@krishi/storefront-core/result'
import { useRef, useState } from 'react'
import { usePostActions } from './use-post-actions.ts'

/** What `useAnswerForm` gives. */
export interface AnswerFormView {
  readonly text: string
  readonly problem: CommentProblem | null
  /** How often it was submitted. */
  readonly attempt: number
  /** `failed` keeps the text, and a second try is the same answer. */
  readonly status: 'writing' | 'sending' | 'sent' | 'failed'
  readonly error: Failure<PortErrorCode> | null
  change(text: string): void
  submit(): Promise<void>
}

/** The form that answers a post [34.4]. An answer keeps its id until the server has taken it, so that nothing is posted twice. */
export function useAnswerForm(post: Post): AnswerFormView {
  const actions = usePostActions()
  const id = useRef<string | null>(null)
  const [state, setState] = useState<Omit<AnswerFormView, 'change' | 'submit'>>({
    text: '',
    problem: null,
    attempt: 0,
    status: 'writing',
    error: null,
  })
  return {
    ...state,
    change: (text) => setState((before) => ({ ...before, text, problem: null, status: 'writing', error: null })),
    async submit() {
      const problem = validateComment(state.text)
      const attempt = state.attempt + 1
      setState({ ...state, attempt, problem, error: null, status: problem === null ? 'sending' : 'writing' })
      if (problem !== null) return
      id.current ??= actions.newId()
      const answer = await actions.comment(post, { commentId: id.current, text: state.text })
      if (answer.ok) id.current = null
      setState((before) => ({
        ...before,
        ...(answer.ok ? { text: '', attempt: 0, status: 'sent' } : { status: 'failed', error: answer.error }),
      }))
    },
  }
}
