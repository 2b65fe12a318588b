import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand/react'
import { communityKeys } from '../community/posts-queries.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import { createFilmStore } from './create-film-store.ts'
import type { FilmState, FilmStore } from './create-film-store.ts'
import { createQuestionFormStore } from './create-question-form-store.ts'
import type { QuestionFormState, QuestionFormStore } from './create-question-form-store.ts'

/** What `useQuestionForm` gives. */
export interface QuestionFormView
  extends QuestionFormState, Pick<QuestionFormStore, 'change' | 'addPictures' | 'removePicture'> {
  /** The film that goes with it, and what can be done with that. */
  readonly film: FilmState & Pick<FilmStore, 'choose' | 'remove' | 'cancel'>
  /** Sends it; returns the id of the post once it is posted. */
  submit: () => Promise<string | null>
}

/** The form that asks a question: what is written in it, and what can be done with it [34.2]. */
export function useQuestionForm(): QuestionFormView {
  const storefront = useStorefront()
  const [form, film] = useMemo(() => {
    const film = createFilmStore(storefront, async (file) => {
      const { drawFirstFrame } = await import('../browser/draw-first-frame.ts')
      return drawFirstFrame(window, file)
    })
    return [createQuestionFormStore(storefront, film), film] as const
  }, [storefront])
  useEffect(() => storefront.onReturn(form.forgetOffline), [storefront, form])
  return {
    ...form,
    ...useStore(form),
    film: { ...film, ...useStore(film) },
    async submit() {
      const postId = await form.submit(storefront.locale)
      if (postId !== null) storefront.queries.invalidate(communityKeys.posts)
      return postId
    },
  }
}
