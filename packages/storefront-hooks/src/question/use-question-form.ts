import { useMemo } from 'react'
import { useStore } from 'zustand/react'
import { useStorefront } from '../storefront/use-storefront.ts'
import { createQuestionFormStore } from './create-question-form-store.ts'
import type { QuestionFormState, QuestionFormStore } from './create-question-form-store.ts'
import { communityKeys } from './posts-queries.ts'

/** What `useQuestionForm` gives. */
export interface QuestionFormView
  extends QuestionFormState, Pick<QuestionFormStore, 'change' | 'addPictures' | 'removePicture'> {
  /** Sends it; returns the id of the post once it is posted. */
  submit(): Promise<string | null>
}

/** The form that asks a question: what is written in it, and what can be done with it [34.2]. */
export function useQuestionForm(): QuestionFormView {
  const storefront = useStorefront()
  const store = useMemo(() => createQuestionFormStore(storefront), [storefront])
  const { change, addPictures, removePicture } = store
  return {
    ...useStore(store),
    ...{ change, addPictures, removePicture },
    async submit() {
      const postId = await store.submit(storefront.locale)
      if (postId !== null) storefront.queries.invalidate(communityKeys.posts)
      return postId
    },
  }
}
