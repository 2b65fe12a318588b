import { ok } from '@krishi/storefront-core/result'
import type { PictureProblem } from '@krishi/storefront-core/reviews'
import { describe, expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createFormPictures } from './create-form-pictures.ts'

interface Form {
  readonly pictures: readonly { readonly id: string; readonly name: string; readonly source: Blob }[]
  readonly pictureProblem: PictureProblem | null
  readonly isAdding: boolean
}

const aPicture = (name: string) =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1])], name, {
    type: 'image/jpeg',
  })

/** The pictures of a form of at most two, the first of which takes as long to shrink as the test wants. */
function twoPictures() {
  const store = createStore<Form>(() => ({ pictures: [], pictureProblem: null, isAdding: false }))
  const uploads: string[] = []
  let onUpload = () => {}
  let endShrinking = () => {}
  const shrunk = new Promise<void>((resolve) => (endShrinking = resolve))
  let count = 0
  const pictures = createFormPictures<never>(store, {
    limit: 2,
    createId: () => String(++count),
    shrinkPicture: (picture) =>
      picture instanceof File && picture.name === 'slow.jpg' ? shrunk.then(() => picture) : Promise.resolve(picture),
    upload({ id, position }) {
      uploads.push(`${id} at ${position}`)
      onUpload()
      return Promise.resolve(ok(`/img/${id}.webp`))
    },
  })
  return {
    pictures,
    uploads,
    state: store.getState,
    endShrinking,
    whenUploading: (listener: () => void) => (onUpload = listener),
  }
}

describe('pictures of a form', () => {
  it('keep their order and their limit when more are added while one is made smaller', async () => {
    const { pictures, state, endShrinking } = twoPictures()
    const earlier = pictures.add([aPicture('slow.jpg')])
    const later = pictures.add([aPicture('quick.jpg'), aPicture('third.jpg')])
    endShrinking()
    await earlier
    expect(state().isAdding).toBe(true)
    await later
    expect(state().pictures.map(({ name }) => name)).toEqual(['slow.jpg', 'quick.jpg'])
    expect(state()).toMatchObject({ pictureProblem: 'count', isAdding: false })
  })

  it('are all sent, also the one that is still made smaller, each of them once', async () => {
    const { pictures, uploads, endShrinking } = twoPictures()
    const added = pictures.add([aPicture('slow.jpg'), aPicture('quick.jpg')])
    const sent = pictures.send()
    expect(uploads).toEqual([])
    endShrinking()
    await added
    expect(await sent).toEqual(ok(['/img/1.webp', '/img/2.webp']))
    expect(await pictures.send()).toEqual(ok(['/img/1.webp', '/img/2.webp']))
    expect(uploads).toEqual(['1 at 1', '2 at 2'])
  })

  it('leave out one that is dropped while another is sent', async () => {
    const { pictures, uploads, state, whenUploading } = twoPictures()
    await pictures.add([aPicture('one.jpg'), aPicture('two.jpg')])
    whenUploading(() => pictures.drop('2', null))
    expect(await pictures.send()).toEqual(ok(['/img/1.webp']))
    expect(uploads).toEqual(['1 at 1'])
    expect(state().pictures.map(({ name }) => name)).toEqual(['one.jpg'])
  })
})
