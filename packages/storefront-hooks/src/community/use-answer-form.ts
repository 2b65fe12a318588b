import type { CommentProblem } from '@krishi/storefront-core/community'
import { validateComment } from '@krishi/storefront-core/community'
import type { Post, PortErrorCode } from '@krishi/storefront-core/contract'
import type { Failure } from '@krishi/storefront-core/result'
import { useState } from 'react'
import { intentKey } from '../storage/intent-key.ts'
import { lazySessionKeys } from '../storage/lazy-keys.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
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

const sentKey = `${lazySessionKeys.formDraft('answer')}:sent`

/**
 * The form that answers a post [34.4]. The same words keep their id until the server has taken them, so that nothing is posted twice;
 * words that were changed after a lost answer are another answer.
 */
export function useAnswerForm(post: Post): AnswerFormView {
  const actions = usePostActions()
  const { sessionStorage, random } = useStorefront()
  const [state, setState] = useState<Omit<AnswerFormView, 'change' | 'submit'>>({
    text: '',
    problem: null,
    attempt: 0,
    status: 'writing',
    error: null,
  })
  return {
    ...state,
    change: (text) =>
      setState(({ status, ...before }) => ({
        ...before,
        ...{ text, problem: null, error: null },
        status: status === 'sending' ? status : 'writing',
      })),
    async submit() {
      if (state.status === 'sending') return
      const { text } = state
      const problem = validateComment(text)
      const attempt = state.attempt + 1
      setState({ ...state, attempt, problem, error: null, status: problem === null ? 'sending' : 'writing' })
      if (problem !== null) return
      const commentId = intentKey(sessionStorage, random, sentKey, JSON.stringify([post.id, text]))
      const answer = await actions.comment(post, { commentId, text })
      if (!answer.ok) return setState((before) => ({ ...before, status: 'failed', error: answer.error }))
      sessionStorage.remove(sentKey)
      // What was written while it was sent stays.
      setState((before) => ({
        ...before,
        attempt: 0,
        ...(before.text === text ? { text: '', status: 'sent' } : { status: 'writing' }),
      }))
    },
  }
}
