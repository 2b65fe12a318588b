import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { err, ok } from '@krishi/storefront-core/result'
import type { PictureProblem } from '@krishi/storefront-core/reviews'
import { createId } from '@krishi/storefront-core/text'
import type { StoreApi } from 'zustand/vanilla'
import { preparePicture } from '../reviews/prepare-picture.ts'
import type { Storefront } from '../storefront/create-storefront.ts'
import { callThrough } from './call-through.ts'
import type { QuestionFormState } from './create-question-form-store.ts'

/** The pictures of one question. */
export interface QuestionPictures {
  /** Adds them as far as they are taken. */
  add: (files: readonly (Blob & { readonly name?: string })[]) => Promise<void>
  /** Drops a picture; `problem` is why, where the server refused it. */
  drop: (id: string, problem: PictureProblem | null) => void
  /**
   * Sends the pictures that were not sent before; the state says which one is on its way.
   *
   * @returns the addresses of all; 'network/timeout' where an answer was lost: nothing but a picture was sent.
   */
  send: () => Promise<Result<readonly string[], PortErrorCode>>
  /** Forgets what was sent: the next pictures are those of another question. */
  forget: () => void
}

/** Creates the pictures of the form that asks a question, whose state they are part of. */
export function createQuestionPictures(
  store: Pick<StoreApi<QuestionFormState>, 'getState' | 'setState'>,
  deps: Pick<Storefront, 'ports' | 'settings' | 'random' | 'shrinkPicture' | 'clock'>,
): QuestionPictures {
  const sent = new Map<string, string>()

  function drop(id: string, pictureProblem: PictureProblem | null): void {
    store.setState(({ pictures }) => ({ pictures: pictures.filter((each) => each.id !== id), pictureProblem }))
  }

  async function take(file: Blob & { readonly name?: string }): Promise<void> {
    const { pictures } = store.getState()
    const hasRoom = pictures.length < deps.settings.socialFeed.createPostConfig.maxImages
    const picture = hasRoom ? await preparePicture(file, pictures.length, deps.shrinkPicture) : 'count'
    if (typeof picture === 'string') return store.setState({ pictureProblem: picture })
    const added = { id: createId(deps.random), name: file.name ?? '', source: picture }
    // Others may have been dropped while this one was made smaller.
    store.setState((state) => ({ pictures: [...state.pictures, added] }))
  }

  return {
    async add(files) {
      store.setState({ pictureProblem: null, isAdding: true })
      for (const file of files) await take(file)
      store.setState({ isAdding: false })
    },
    drop,
    async send() {
      const { pictures } = store.getState()
      for (const [index, { id, source: file }] of pictures.entries()) {
        if (sent.has(id)) continue
        store.setState({ sendingPicture: index + 1 })
        // Under its id: where an answer was lost, the server has it already.
        const upload = () => deps.ports.community.uploadMedia({ file, isBrandUser: false, id })
        const uploaded = await callThrough(upload, deps.clock)
        store.setState({ sendingPicture: 0 })
        if (!uploaded.ok) {
          if (uploaded.error.code === 'request/invalid') drop(id, 'type')
          if (uploaded.error.code === 'request/too-large') drop(id, 'size')
          // The answer was lost, but of a picture alone: the question was not sent.
          return uploaded.error.code === 'network/unanswered' ? err('network/timeout') : uploaded
        }
        sent.set(id, uploaded.value)
      }
      return ok(pictures.flatMap(({ id }) => sent.get(id) ?? []))
    },
    forget: () => sent.clear(),
  }
}
