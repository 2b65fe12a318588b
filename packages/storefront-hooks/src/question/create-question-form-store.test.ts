import { allPosts } from '@krishi/storefront-core/community'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import { err, ok } from '@krishi/storefront-core/result'
import { describe, expect, it } from 'vitest'
import { aStorefront } from '../testing/a-storefront.ts'
import { aStorage } from '../testing/storages.ts'
import { createFilmStore } from './create-film-store.ts'
import { createQuestionFormStore } from './create-question-form-store.ts'

const user = { isGuestUser: false, userId: 'user-1', userExternalId: '77', mobileNumber: '9876543210' }
const question = { title: 'Why do my tomato leaves curl?', description: 'For three days now.', pincode: '', crop: '' }

const noFilm = { send: () => Promise.resolve(ok(null)), remove: () => undefined }

/** A JPEG by its first bytes, that ends with its name. */
const aPicture = (name: string) =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), ' '.repeat(20), name], `${name}.jpg`, { type: 'image/jpeg' })

function aForm({ isGuest = false } = {}) {
  const tab = aStorage()
  const shop = aStorefront({ ...(!isGuest && { user }), tab })
  const { storefront, backend } = shop
  const open = () => {
    const frame = new Blob([new Uint8Array(9)], { type: 'image/jpeg' })
    return createQuestionFormStore(
      storefront,
      createFilmStore(storefront, () => Promise.resolve(frame)),
    )
  }
  /** The next question arrives, and its answer is lost: the session, which is opened first, is there already. */
  async function loseNextQuestion(): Promise<void> {
    await storefront.session.open()
    backend.set({ loseNext: true })
  }
  /** The titles of what has been asked since. */
  async function asked(): Promise<readonly string[]> {
    const posts = await storefront.ports.community.posts({ filter: allPosts, pageNum: 1 })
    if (!posts.ok) throw new Error(posts.error.code)
    return posts.value.map(({ title }) => title).filter((title) => title.startsWith('Why do my'))
  }
  /** A question with three pictures, on a network that fails at some calls that send one, by their number. */
  async function aFormWithPictures(faults: Readonly<Record<number, PortErrorCode>>) {
    const { community } = storefront.ports
    const arrived: { readonly name: string; readonly id: string | undefined }[] = []
    let call = 0
    const uploadMedia: typeof community.uploadMedia = async (upload, options) => {
      call += 1
      const fault = faults[call]
      if (fault !== undefined && fault !== 'network/timeout') return err(fault)
      arrived.push({ name: (await upload.file.text()).slice(-5).trim(), id: upload.id })
      const answer = await community.uploadMedia(upload, options)
      return fault === undefined ? answer : err(fault)
    }
    const ports = { ...storefront.ports, community: { ...community, uploadMedia } }
    const shrinkPicture = (picture: Blob) => Promise.resolve(picture)
    const form = createQuestionFormStore({ ...storefront, ports, shrinkPicture }, noFilm)
    form.change(question)
    await form.addPictures(['one', 'two', 'three'].map(aPicture))
    return { form, arrived }
  }
  return { storefront, backend, open, loseNextQuestion, asked, tab, clock: shop.clock, aFormWithPictures }
}

describe('a question', () => {
  it('[34.2] keeps a picture dropped that is dropped while the next one is made smaller', async () => {
    const { storefront } = aForm()
    const form = createQuestionFormStore(
      {
        ...storefront,
        shrinkPicture(picture) {
          for (const { id } of form.getState().pictures) form.removePicture(id)
          return Promise.resolve(picture)
        },
      },
      noFilm,
    )
    await form.addPictures([aPicture('first'), aPicture('second')])
    expect(form.getState().pictures.map(({ name }) => name)).toEqual(['second.jpg'])
  })

  it('[34.2] is asked once all is there, and its draft is gone then', async () => {
    const { open, asked, tab } = aForm()
    const form = open()
    expect(await form.submit('en')).toBeNull()
    expect(form.getState().problems.map(({ field }) => field)).toContain('title')
    form.change(question)
    expect(await form.submit('en')).not.toBeNull()
    expect(form.getState()).toMatchObject({ status: 'sent', draft: { title: '' } })
    expect([await asked(), tab.getItem('formDraft:question'), tab.getItem('formDraft:question:sent')]).toEqual([
      [question.title],
      null,
      null,
    ])
  })

  it('[34.2] [30.12] is one when its answer was lost and it is sent again, on the page loaded anew too', async () => {
    for (const isReloaded of [false, true]) {
      const { open, loseNextQuestion, asked } = aForm()
      const form = open()
      form.change(question)
      await loseNextQuestion()
      expect(await form.submit('en')).toBeNull()
      expect(form.getState()).toMatchObject({ status: 'failed', error: { code: 'network/unanswered' } })
      expect(await (isReloaded ? open() : form).submit('en')).not.toBeNull()
      expect(await asked()).toEqual([question.title])
    }
  })

  it.each([
    [{ offline: true }, 'writing'],
    [{ failing: { code: 'network/server' } }, 'failed'],
  ] as const)('[34.2] [30.12] after %j is %s once the network is back', async (fault, status) => {
    const { backend, open } = aForm()
    const form = open()
    form.change(question)
    backend.set(fault)
    await form.submit('en')
    form.forgetOffline()
    expect(form.getState()).toMatchObject({ status, draft: question })
  })

  it('[34.2] is another one once its words were changed, and those are asked', async () => {
    const { open, loseNextQuestion, asked } = aForm()
    const form = open()
    form.change(question)
    await loseNextQuestion()
    await form.submit('en')
    form.change({ title: 'Why do my tomato leaves turn yellow?' })
    await form.submit('en')
    expect(await asked()).toEqual(['Why do my tomato leaves turn yellow?', question.title])
  })

  it('[34.2] is asked with the words that were changed while its pictures were sent', async () => {
    const { asked, clock, aFormWithPictures } = aForm()
    const { form } = await aFormWithPictures({ 2: 'network/offline' })
    const submitting = form.submit('en')
    await clock.advance(500)
    form.change({ title: 'Why do my tomato leaves turn yellow?' })
    await clock.advance(16_000)
    expect(await submitting).not.toBeNull()
    expect(await asked()).toEqual(['Why do my tomato leaves turn yellow?'])
  })

  it('[34.2] [30.12] is one when its words were changed on the way and its answer was lost', async () => {
    const { storefront, loseNextQuestion, asked } = aForm()
    const form = createQuestionFormStore(storefront, {
      ...noFilm,
      send() {
        form.change({ title: 'Why do my tomato leaves turn yellow?' })
        return noFilm.send()
      },
    })
    form.change(question)
    await loseNextQuestion()
    expect(await form.submit('en')).toBeNull()
    expect(form.getState()).toMatchObject({ status: 'failed', error: { code: 'network/unanswered' } })
    expect(await form.submit('en')).not.toBeNull()
    expect(await asked()).toEqual(['Why do my tomato leaves turn yellow?'])
  })

  it('[34.2] takes its three pictures along by itself over a network that drops twice, each of them once', async () => {
    const { asked, clock, aFormWithPictures } = aForm()
    // The second picture never leaves the device; of the third the answer alone is lost.
    const { form, arrived } = await aFormWithPictures({ 2: 'network/offline', 4: 'network/timeout' })
    const submitting = form.submit('en')
    for (let pause = 0; pause < 6; pause += 1) await clock.advance(16_000)
    expect(await submitting).not.toBeNull()
    expect(arrived.map(({ name }) => name)).toEqual(['one', 'two', 'three', 'three'])
    expect(new Set(arrived.map(({ id }) => id)).size).toBe(3)
    expect(await asked()).toEqual([question.title])
  })

  it('[34.2] goes on with the picture that did not arrive once the network was away for too long', async () => {
    const { asked, clock, aFormWithPictures } = aForm()
    const lost = Object.fromEntries([2, 3, 4, 5, 6, 7].map((call) => [call, 'network/offline'] as const))
    const { form, arrived } = await aFormWithPictures(lost)
    const submitting = form.submit('en')
    for (let pause = 0; pause < 6; pause += 1) await clock.advance(16_000)
    expect(await submitting).toBeNull()
    expect(form.getState()).toMatchObject({ status: 'failed', error: { code: 'network/offline' }, sendingPicture: 0 })
    expect(await form.submit('en')).not.toBeNull()
    expect(arrived.map(({ name }) => name)).toEqual(['one', 'two', 'three'])
    expect(await asked()).toEqual([question.title])
  })

  it('[34.2] keeps what a guest wrote, and sends nothing', async () => {
    const { open, asked } = aForm({ isGuest: true })
    const form = open()
    form.change(question)
    expect(await form.submit('en')).toBeNull()
    expect(form.getState()).toMatchObject({ status: 'failed', error: { code: 'auth/forbidden' } })
    expect([open().getState().draft, await asked()]).toEqual([question, []])
  })
})
