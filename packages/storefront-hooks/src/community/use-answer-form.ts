import type { Post } from '@krishi/storefront-core/contract'
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand/react'
import { useStorefront } from '../storefront/use-storefront.ts'
import { createAnswerFormStore } from './create-answer-form-store.ts'
import type { AnswerFormState, AnswerFormStore } from './create-answer-form-store.ts'
import { usePostActions } from './use-post-actions.ts'

/** What `useAnswerForm` gives. */
export interface AnswerFormView extends AnswerFormState, Pick<AnswerFormStore, 'change'> {
  submit: () => Promise<void>
}

const nobody = () => []

/** The form that answers a post: what is written in it, and what can be done with it [34.4]. `mentionedIn` knows who is named in a text. */
export function useAnswerForm(post: Post, mentionedIn: (text: string) => readonly string[] = nobody): AnswerFormView {
  const storefront = useStorefront()
  const actions = usePostActions()
  const store = useMemo(() => createAnswerFormStore(storefront, post.id), [storefront, post.id])
  useEffect(() => storefront.onReturn(store.forgetOffline), [storefront, store])
  return {
    ...useStore(store),
    change: store.change,
    submit: () => store.submit((answer) => actions.comment(post, { ...answer, mentioned: mentionedIn(answer.text) })),
  }
}
