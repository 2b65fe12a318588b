import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { ok } from '@krishi/storefront-core/result'
import type { PictureProblem } from '@krishi/storefront-core/reviews'
import { preparePicture } from './prepare-picture.ts'

/** A picture of a form: a file or, where a form begins with some, the address of one that the server has already. */
interface FormPicture<Address extends string> {
  readonly id: string
  readonly name: string
  readonly source: Blob | Address
}

/** The part of a form's state that its pictures are. */
interface PicturesState<Address extends string> {
  readonly pictures: readonly FormPicture<Address>[]
  /** Why the last picture was not taken; null when it was. */
  readonly pictureProblem: PictureProblem | null
  /** Pictures are being made smaller. */
  readonly isAdding: boolean
}

/** The store of a form that has pictures. */
interface PicturesStore<Address extends string> {
  readonly getState: () => PicturesState<Address>
  readonly setState: (change: Partial<PicturesState<Address>>) => void
}

/** What the pictures of a form are taken and sent with. */
export interface FormPicturesOptions {
  /** Makes a picture smaller before it is sent; returns the same where it cannot. */
  readonly shrinkPicture: (picture: Blob) => Promise<Blob>
  /** Gives a picture its id. */
  readonly createId: () => string
  /** How many the form takes; as many as a review where it says nothing. */
  readonly limit?: number
  /** Sends one and returns its address; `position` counts the form's pictures from 1. */
  readonly upload: (picture: {
    readonly id: string
    readonly file: Blob
    readonly position: number
  }) => Promise<Result<string, PortErrorCode>>
}

/** The pictures of one form. */
export interface FormPictures {
  /** Adds them one after another, also those of an earlier call, as far as they are taken. */
  readonly add: (files: readonly (Blob & { readonly name?: string })[]) => Promise<void>
  /** Drops a picture; `problem` is why, where the server refused it. */
  readonly drop: (id: string, problem: PictureProblem | null) => void
  /**
   * Sends the pictures that were not sent before, once all are added.
   *
   * @returns the addresses of all, or why one could not be sent.
   */
  readonly send: () => Promise<Result<readonly string[], PortErrorCode>>
}

/** Creates the pictures of a form, whose state they are part of. `Address` is `never` where a form begins with none. */
export function createFormPictures<Address extends string>(
  store: PicturesStore<Address>,
  options: FormPicturesOptions,
): FormPictures {
  /** Addresses of pictures that have been sent, so that another try does not send them again. */
  const sent = new Map<string, string>()
  let adding = Promise.resolve()

  function drop(id: string, pictureProblem: PictureProblem | null): void {
    store.setState({ pictures: store.getState().pictures.filter((each) => each.id !== id), pictureProblem })
  }

  async function take(file: Blob & { readonly name?: string }): Promise<void> {
    const { length } = store.getState().pictures
    const picture = await preparePicture(file, length, options)
    if (typeof picture === 'string') return store.setState({ pictureProblem: picture })
    const added = { id: options.createId(), name: file.name ?? '', source: picture }
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
      for (;;) {
        await adding
        // Read anew for each: one that was dropped meanwhile does not go along.
        const { pictures } = store.getState()
        const [next] = pictures.flatMap(({ id, source }, index) =>
          typeof source === 'string' || sent.has(id) ? [] : { id, file: source, position: index + 1 },
        )
        if (!next) return ok(pictures.map(({ id }) => sent.get(id) ?? id))
        const uploaded = await options.upload(next)
        if (!uploaded.ok) {
          // The server has looked into it: another try would be refused as well.
          if (uploaded.error.code === 'request/invalid') drop(next.id, 'type')
          if (uploaded.error.code === 'request/too-large') drop(next.id, 'size')
          return uploaded
        }
        sent.set(next.id, uploaded.value)
      }
    },
  }
}
