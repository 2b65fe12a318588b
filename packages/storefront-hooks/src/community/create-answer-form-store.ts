import type { CommentProblem } from '@krishi/storefront-core/community'
import { validateComment } from '@krishi/storefront-core/community'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Failure, Result } from '@krishi/storefront-core/result'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { intentKey } from '../storage/intent-key.ts'
import { lazySessionKeys } from '../storage/lazy-keys.ts'
import type { Storefront } from '../storefront/create-storefront.ts'

/** The state of the form that answers a post. */
export interface AnswerFormState {
  readonly text: string
  readonly problem: CommentProblem | null
  /** How often it was submitted. */
  readonly attempt: number
  /** `failed` keeps the text, and a second try is the same answer. */
  readonly status: 'writing' | 'sending' | 'sent' | 'failed'
  readonly error: Failure<PortErrorCode> | null
}

/** An answer as it is sent. */
export interface WrittenAnswer {
  readonly commentId: string
  readonly text: string
}

/** The form that answers one post. */
export interface AnswerFormStore extends Pick<StoreApi<AnswerFormState>, 'getState' | 'getInitialState' | 'subscribe'> {
  change: (text: string) => void
  /** Takes back that nothing was sent for lack of a network: it is there again. */
  forgetOffline: () => void
  /** Sends it unless something is missing. Does nothing while it is being sent. */
  submit: (send: (answer: WrittenAnswer) => Promise<Result<null, PortErrorCode>>) => Promise<void>
}

/**
 * Creates the form that answers a post [34.4]. The same words keep their id until the server has taken them, so that nothing is posted
 * twice, on the page loaded anew too; words that were changed after a lost answer are another answer.
 */
export function createAnswerFormStore(
  { sessionStorage, random }: Pick<Storefront, 'sessionStorage' | 'random'>,
  postId: string,
): AnswerFormStore {
  const draftKey = lazySessionKeys.formDraft(`answer:${postId}`)
  const sentKey = `${draftKey}:sent`
  const store = createStore<AnswerFormState>(() => ({
    text: '',
    problem: null,
    attempt: 0,
    status: 'writing',
    error: null,
  }))
  // Apart from the initial state: a page is hydrated with that, because a server knows nothing of a draft.
  store.setState({ text: sessionStorage.read(draftKey) ?? '' })
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    change(text) {
      store.setState(({ status }) => ({
        text,
        problem: null,
        status: status === 'sending' ? status : 'writing',
        error: null,
      }))
      sessionStorage.write(draftKey, text)
    },
    forgetOffline() {
      if (store.getState().error?.code === 'network/offline') store.setState({ status: 'writing', error: null })
    },
    async submit(send) {
      const { status, text, attempt } = store.getState()
      if (status === 'sending') return
      const problem = validateComment(text)
      store.setState({ problem, attempt: attempt + 1, error: null, status: 'writing' })
      if (problem !== null) return
      store.setState({ status: 'sending' })
      const commentId = intentKey(sessionStorage, random, sentKey, JSON.stringify(text))
      const answer = await send({ commentId, text })
      if (!answer.ok) return store.setState({ error: answer.error, status: 'failed' })
      sessionStorage.remove(sentKey)
      // What was written while it was sent stays.
      if (store.getState().text !== text) return store.setState({ status: 'writing' })
      sessionStorage.remove(draftKey)
      store.setState({ text: '', attempt: 0, status: 'sent' })
    },
  }
}
