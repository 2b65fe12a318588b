import { defaultSettings } from '@krishi/storefront-core/settings'
import type { SessionUser } from '@krishi/storefront-core/session'
import { describe, expect, it } from 'vitest'
import { createMemoryReviewsPort } from './create-memory-reviews-port.ts'
import { createMemoryIdentity } from '../session/memory-identity.ts'
import { aStorefront } from '../testing/a-storefront.ts'
import { aStorage } from '../testing/storages.ts'
import { createReviewFormStore } from './create-review-form-store.ts'

const savitri: Partial<SessionUser> = { isGuestUser: false, userId: 'user-1', firstName: 'Savitri', lastName: 'Patil' }
const product = { productId: 'product-2', handle: 'product-2', name: 'Tomato seed' }
const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)
const picture = (name: string, type = 'image/jpeg', head: Uint8Array<ArrayBuffer> | string = jpeg) =>
  new File([head], name, { type })

const asItIs = (file: Blob) => Promise.resolve(file)

function aForm({
  user = savitri,
  tab = aStorage(),
  settings = defaultSettings,
  latencyMs = 0,
  shrinkPicture = asItIs,
} = {}) {
  const { storefront, backend, clock } = aStorefront({ user, tab })
  backend.set({ latencyMs })
  const port = createMemoryReviewsPort(backend, createMemoryIdentity(user))
  const reports: string[] = []
  let sent = 0
  const form = createReviewFormStore({
    ...storefront,
    port,
    product,
    settings,
    shrinkPicture,
    errors: { report: (error, method) => void reports.push(`${method}: ${String(error)}`) },
    onSent: () => (sent += 1),
  })
  return { form, port, backend, clock, tab, reports, sent: () => sent, state: form.getState, ...form.actions }
}

describe('the review form', () => {
  it('[19.4] starts with five stars and an empty comment, and refuses to go without one', async () => {
    const { open, submit, setMessage, state, backend } = aForm()
    await open()
    expect(state()).toMatchObject({ isOpen: true, draft: { rating: 5, message: '' }, status: 'writing' })
    await submit()
    expect(state()).toMatchObject({ attempt: 1, problems: [{ field: 'message', error: 'required' }] })
    expect(backend.calls('reviews.add')).toBe(0)
    setMessage('G')
    expect(state().problems).toEqual([])
  })

  it('[19.4] loads, thanks, is empty again, and closes about a second later', async () => {
    const { open, submit, setMessage, setRating, state, port, clock, sent } = aForm({ latencyMs: 300 })
    void open()
    await clock.advance(300)
    await clock.advance(300)
    setRating(4)
    setMessage(' Came up well. ')
    void submit()
    await clock.advance(0)
    expect(state()).toMatchObject({ status: 'sending', draft: { message: ' Came up well. ' } })
    await clock.advance(300)
    expect(state()).toMatchObject({ status: 'sent', isOpen: true, draft: { rating: 5, message: '' } })
    expect(port.written).toMatchObject([{ author: savitri, product, rating: 4, message: 'Came up well.' }])
    expect(sent()).toBe(1)
    await clock.advance(999)
    expect(state().isOpen).toBe(true)
    await clock.advance(1)
    expect(state()).toMatchObject({ isOpen: false, status: 'writing' })
  })

  it.each([
    [true, false],
    [false, true],
  ])('[19.5] with moderation %s says that it is published: %s', async (isReviewsModerationEnabled, isPublished) => {
    const { submit, setMessage, port } = aForm({ settings: { ...defaultSettings, isReviewsModerationEnabled } })
    setMessage('Good')
    await submit()
    expect(port.written.map((review) => review.isPublished)).toEqual([isPublished])
  })

  it('[19.4] keeps the review when it could not be sent, reports only the code, and sends it on another try', async () => {
    const { open, close, submit, setMessage, state, port, backend, reports } = aForm()
    await open()
    setMessage('Came up well.')
    backend.set({ failing: { code: 'network/server' } })
    await submit()
    expect(state()).toMatchObject({
      isOpen: true,
      status: 'failed',
      error: { code: 'network/server' },
      draft: { rating: 5, message: 'Came up well.' },
    })
    expect(reports).toEqual(['addReview: network/server'])
    close()
    backend.set({ failing: null })
    await open()
    expect(state()).toMatchObject({ status: 'writing', draft: { message: 'Came up well.' } })
    await submit()
    expect(port.written).toHaveLength(1)
  })

  it('keeps a draft through a reload of the tab, for its product, until it is sent', async () => {
    const tab = aStorage()
    const before = aForm({ tab })
    before.setRating(2)
    before.setMessage('Half a sent')
    const after = aForm({ tab })
    await after.open()
    expect(after.state().draft).toEqual({ rating: 2, message: 'Half a sent' })
    await after.submit()
    const last = aForm({ tab })
    await last.open()
    expect(last.state().draft).toEqual({ rating: 5, message: '' })
  })

  it('ignores a stored draft that is no draft', async () => {
    const tab = aStorage()
    tab.setItem('reviewDraft:product-2', '{"rating":"5"}')
    const { open, state } = aForm({ tab })
    await open()
    expect(state().draft).toEqual({ rating: 5, message: '' })
  })

  it('[19.6] is for those who are signed in: a guest signs in first', async () => {
    const { open, submit, setMessage, state, port } = aForm({ user: {} })
    expect(await open()).toBe('sign-in')
    expect(state().isOpen).toBe(false)
    setMessage('Good')
    await submit()
    expect(state()).toMatchObject({ status: 'failed', error: { code: 'auth/forbidden' } })
    expect(port.written).toEqual([])
  })

  it('[19.6] says when it cannot be read who is signed in', async () => {
    const { open, backend } = aForm()
    backend.set({ offline: true })
    expect(await open()).toBe('failed')
    backend.set({ offline: false })
    expect(await open()).toBe('opened')
  })

  it('sends once however often the button is pressed', async () => {
    const { submit, setMessage, port } = aForm()
    setMessage('Good')
    await Promise.all([submit(), submit(), submit()])
    await submit()
    expect(port.written).toHaveLength(1)
  })

  it('does not close a form that was opened anew', async () => {
    const { open, close, submit, setMessage, state, clock } = aForm()
    await open()
    setMessage('Good')
    await submit()
    close()
    await open()
    await clock.advance(2000)
    expect(state().isOpen).toBe(true)
  })

  it('sends the pictures with it, and none of them twice after a failure', async () => {
    const { submit, setMessage, addPictures, removePicture, state, port, backend } = aForm()
    setMessage('Good')
    await addPictures([picture('field.jpg'), picture('leaf.png', 'image/png'), picture('root.webp', 'image/webp')])
    expect(state().pictures.map(({ name }) => name)).toEqual(['field.jpg', 'leaf.png', 'root.webp'])
    removePicture(state().pictures[2]?.id ?? '')
    backend.set({ failing: { code: 'network/offline' } })
    await submit()
    backend.set({ failing: null })
    await submit()
    await submit()
    expect(port.written[0]?.pictures).toEqual(['/img/review-1.webp', '/img/review-2.webp'])
    expect(state().pictures).toEqual([])
  })

  it('[19.4] says at once what is no picture or one too many, and keeps the others', async () => {
    const { addPictures, removePicture, state, backend } = aForm()
    await addPictures([picture('a.jpg'), picture('b.gif', 'image/gif')])
    expect(state()).toMatchObject({ pictureProblem: 'type', pictures: [{ name: 'a.jpg' }] })
    await addPictures([picture('letter.jpg', 'image/jpeg', 'Dear Sir')])
    expect(state()).toMatchObject({ pictureProblem: 'type', pictures: [{ name: 'a.jpg' }] })
    await addPictures([picture('b.jpg'), picture('c.jpg'), picture('d.jpg')])
    expect(state()).toMatchObject({ pictureProblem: 'count', isAdding: false })
    expect(state().pictures).toHaveLength(3)
    expect(backend.calls('reviews.uploadPicture')).toBe(0)
    removePicture(state().pictures[0]?.id ?? '')
    expect(state().pictureProblem).toBeNull()
  })

  it('[19.4] was not sent when the answer about a picture was lost, and goes with it at the next try', async () => {
    const { open, addPictures, setMessage, submit, state, port, backend } = aForm()
    await open()
    await addPictures([picture('field.jpg')])
    setMessage('Came up well.')
    backend.set({ failNext: { code: 'network/timeout' } })
    await submit()
    expect([state().status, state().error, port.written]).toEqual(['failed', { code: 'network/timeout' }, []])
    await submit()
    expect(port.written).toHaveLength(1)
  })

  it('[19.4] makes a picture smaller before it is judged by its size, and waits for it before it sends', async () => {
    const small = new Blob([jpeg], { type: 'image/jpeg' })
    let finish = () => {}
    const shrunk = new Promise<void>((resolve) => (finish = resolve))
    const { addPictures, setMessage, submit, state, port } = aForm({ shrinkPicture: () => shrunk.then(() => small) })
    const large = new File([jpeg, new Uint8Array(6_000_000)], 'field.jpg', { type: 'image/jpeg' })
    const added = addPictures([large])
    expect(state().isAdding).toBe(true)
    setMessage('Good')
    const sent = submit()
    finish()
    await Promise.all([added, sent])
    expect(port.written).toMatchObject([{ pictures: ['/img/review-1.webp'] }])
  })

  it('[19.4] refuses what is too large where it cannot be made smaller', async () => {
    const { addPictures, state } = aForm()
    await addPictures([new File([jpeg, new Uint8Array(5_000_000)], 'field.jpg', { type: 'image/jpeg' })])
    expect(state()).toMatchObject({ pictureProblem: 'size', pictures: [] })
  })

  it.each([
    ['could not read', 'request/invalid', 'type'],
    ['found too large', 'request/too-large', 'size'],
  ] as const)('[19.4] takes out a picture that the server %s', async (_what, code, pictureProblem) => {
    const { open, addPictures, setMessage, submit, state, backend } = aForm()
    await open()
    setMessage('Good')
    await addPictures([picture('half.jpg')])
    backend.set({ failing: { code } })
    await submit()
    expect(state()).toMatchObject({ status: 'failed', pictureProblem, pictures: [] })
  })
})

describe('a second review', () => {
  async function written() {
    const form = aForm()
    await form.open()
    form.setRating(2)
    form.setMessage('Came late.')
    await form.addPictures([picture('field.jpg'), picture('leaf.jpg')])
    await form.submit()
    form.close()
    return form
  }

  it('[19.4] begins with what the first said, and says that it changes it', async () => {
    const { open, state } = await written()
    expect(state().isChange).toBe(false)
    await open()
    expect(state()).toMatchObject({
      isChange: true,
      draft: { rating: 2, message: 'Came late.' },
      pictures: [{ source: '/img/review-1.webp' }, { source: '/img/review-2.webp' }],
    })
  })

  it('[19.4] keeps the pictures of the first', async () => {
    const { open, setMessage, submit, port, backend } = await written()
    await open()
    setMessage('Came late, but came up well.')
    await submit()
    expect(port.written).toMatchObject([
      { message: 'Came late, but came up well.', pictures: ['/img/review-1.webp', '/img/review-2.webp'] },
    ])
    expect(backend.calls('reviews.uploadPicture')).toBe(2)
  })

  it('[19.4] takes out and adds pictures as told, also when the form was closed in between', async () => {
    const { open, close, removePicture, addPictures, submit, port } = await written()
    await open()
    removePicture('/img/review-1.webp')
    await addPictures([picture('root.jpg')])
    close()
    await open()
    await submit()
    expect(port.written).toMatchObject([{ pictures: ['/img/review-2.webp', '/img/review-3.webp'] }])
  })
})
