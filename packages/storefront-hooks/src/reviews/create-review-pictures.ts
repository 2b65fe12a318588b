import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { err, ok } from '@krishi/storefront-core/result'
import type { PictureProblem } from '@krishi/storefront-core/reviews'
import type { StoreApi } from 'zustand/vanilla'
import { preparePicture } from './prepare-picture.ts'
import type { ReviewFormState } from './review-form-store.ts'
import type { ReviewsPort } from './reviews-port.ts'

/** What the pictures of a review are taken and sent with. */
export interface ReviewPicturesOptions {
  readonly shrinkPicture: (picture: Blob) => Promise<Blob>
  readonly port: Pick<ReviewsPort, 'uploadPicture'>
}

/** The pictures of one review. */
export interface ReviewPictures {
  /** Adds them one after another, also those of an earlier call, as far as they are taken. */
  add: (files: readonly (Blob & { readonly name?: string })[]) => Promise<void>
  /** Drops a picture; `problem` is why, where the server refused it. */
  drop: (id: string, problem: PictureProblem | null) => void
  /**
   * Sends the pictures that were not sent before.
   *
   * @returns the addresses of all; 'network/timeout' where an answer was lost: nothing but a picture was sent.
   */
  send: () => Promise<Result<readonly string[], PortErrorCode>>
  /** Forgets what was sent: the next pictures are those of another review. */
  forget: () => void
}

/** Creates the pictures of a review form, whose state they are part of. */
export function createReviewPictures(
  store: Pick<StoreApi<ReviewFormState>, 'getState' | 'setState'>,
  { port, shrinkPicture }: ReviewPicturesOptions,
): ReviewPictures {
  /** Addresses of pictures that have been sent, so that another try does not send them again. */
  const sent = new Map<string, string>()
  let adding = Promise.resolve()
  let count = 0

  function drop(id: string, pictureProblem: PictureProblem | null): void {
    store.setState({ pictures: store.getState().pictures.filter((each) => each.id !== id), pictureProblem })
  }

  async function take(file: Blob & { readonly name?: string }): Promise<void> {
    const { length } = store.getState().pictures
    const picture = await preparePicture(file, length, shrinkPicture)
    if (typeof picture === 'string') return store.setState({ pictureProblem: picture })
    const added = { id: `picture-${++count}`, name: file.name ?? '', source: picture }
    // Others may have been dropped while this one was made smaller.
    store.setState({ pictures: [...store.getState().pictures, added] })
  }

  return {
    async add(files) {
      store.setState({ pictureProblem: null, isAdding: true })
      const all = (adding = files.reduce((before, file) => before.then(() => take(file)), adding))
      await all
      if (adding === all) store.setState({ isAdding: false })
    },
    drop,
    async send() {
      await adding
      const { pictures } = store.getState()
      for (const { id, source } of pictures) {
        if (sent.has(id) || typeof source === 'string') continue
        const uploaded = await port.uploadPicture(source)
        if (!uploaded.ok) {
          // The server has looked into it: another try would be refused as well.
          if (uploaded.error.code === 'request/invalid') drop(id, 'type')
          if (uploaded.error.code === 'request/too-large') drop(id, 'size')
          // The answer was lost, but of a picture alone: the review was not sent.
          return uploaded.error.code === 'network/unanswered' ? err('network/timeout') : uploaded
        }
        sent.set(id, uploaded.value)
      }
      return ok(pictures.map(({ id }) => sent.get(id) ?? id))
    },
    forget: () => sent.clear(),
  }
}
