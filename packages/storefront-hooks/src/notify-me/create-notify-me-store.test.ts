import { describe, expect, it } from 'vitest'
import { localKeys } from '../storage/index.ts'
import { aStorefront } from '../testing/a-storefront.ts'
import type { MemoryNotifyMePort } from './create-memory-notify-me-port.ts'
import type { NotifyMeEvent } from './create-notify-me-store.ts'
import type { NotifyMePort } from './notify-me-port.ts'
import { createNotifyMeStore } from './create-notify-me-store.ts'
import { readIfBack } from './read-if-back.ts'

const savitri = { isGuestUser: false, userId: 'user-1', mobileNumber: '9876543210' }

interface WishFacts {
  readonly user?: object
  readonly isKnown?: boolean
  readonly isBack?: () => Promise<boolean>
  /** Calls whose answers the test gives itself. */
  readonly late?: Partial<NotifyMePort>
}

function aWish({ user, isKnown = true, late, ...own }: WishFacts = {}) {
  const { storefront, backend, browser } = aStorefront(user ? { user } : {})
  if (isKnown) browser.setItem(localKeys.sessionId, 'session-1')
  const [product] = backend.shop().products
  const { id = '', sku = '' } = product?.variants[0] ?? {}
  const isBack = () => readIfBack(storefront, { handle: product?.handle ?? '', variantId: id })
  backend.changeVariant(id, { inventoryQuantity: 0 })
  const port = storefront.ports.notifyMe as MemoryNotifyMePort
  const events: NotifyMeEvent[] = []
  const reports: unknown[] = []
  const errors = { report: (error: unknown) => void reports.push(error) }
  const create = () => {
    const store = createNotifyMeStore({
      ...storefront,
      port: { ...port, ...late },
      variant: { id, sku },
      isBack,
      errors,
      ...own,
    })
    store.onEvent((event) => events.push(event))
    return store
  }
  const store = create()
  async function signOut(): Promise<void> {
    await storefront.ports.auth.signOut()
    await storefront.session.open()
  }
  return { backend, port, events, reports, create, signOut, id, sku, state: store.getState, ...store, ...store.actions }
}

describe('waiting for a pack', () => {
  it('[18.1] opens a request, and cancels the open one', async () => {
    const { toggle, state, events, port, id, sku } = aWish({ user: savitri })
    await toggle()
    expect(state()).toEqual({ isOpen: true, isPending: false, problem: null })
    await toggle()
    expect(state().isOpen).toBe(false)
    expect(events).toEqual(['accepted', 'cancelled'])
    const wish = { user: savitri, variant: { id, sku }, locale: 'en' }
    expect(port.sent).toMatchObject([
      { ...wish, isOpen: true },
      { ...wish, isOpen: false },
    ])
  })

  it('[18.1] knows a request that was opened before', async () => {
    const { toggle, create } = aWish({ user: savitri })
    await toggle()
    const later = create()
    await later.read()
    expect(later.getState().isOpen).toBe(true)
  })

  it('[03.8] forgets at the next reading the request of whoever has signed out', async () => {
    const { toggle, signOut, read, state } = aWish({ user: savitri })
    await toggle()
    await signOut()
    await read()
    expect(state().isOpen).toBe(false)
  })

  it.each([
    ['a tap', ({ toggle }: ReturnType<typeof aWish>) => toggle(), true],
    ['the sign-out', ({ signOut }: ReturnType<typeof aWish>) => signOut(), false],
  ])('[03.8] [18.1] leaves what %s has come to, when it is read what was before', async (_, act, isOpen) => {
    let arrive: (was: boolean) => void = () => undefined
    const late: Partial<NotifyMePort> = {
      status: () => new Promise((resolve) => (arrive = (was) => resolve({ ok: true, value: was }))),
    }
    const wish = aWish({ user: savitri, late })
    const reading = wish.read()
    await act(wish)
    arrive(!isOpen)
    await reading
    expect(wish.state().isOpen).toBe(isOpen)
  })

  it.each([
    ['a guest', {}],
    ['a browser that was never anybody’s', { isKnown: false }],
  ])('[18.1] asks nothing about the requests of %s', async (_, given) => {
    const { read, backend } = aWish(given)
    await read()
    expect([backend.calls('notifyMe.status'), backend.calls('session.open')]).toEqual([0, 'isKnown' in given ? 0 : 1])
  })

  it('[18.3] asks a guest to sign in, and sends nothing', async () => {
    const { toggle, events, port, state } = aWish()
    await toggle()
    expect([events, port.sent, state()]).toEqual([['sign-in'], [], { isOpen: false, isPending: false, problem: null }])
  })

  it('[18.2] says that it failed, keeps what was, and heals on the next tap', async () => {
    const { toggle, events, backend, state, reports } = aWish({ user: savitri })
    await toggle()
    backend.set({ failNext: { code: 'network/server' } })
    await toggle()
    expect([events, reports, state()]).toEqual([
      ['accepted', 'failed'],
      ['network/server'],
      { isOpen: true, isPending: false, problem: 'failed' },
    ])
    await toggle()
    expect(state()).toEqual({ isOpen: false, isPending: false, problem: null })
  })

  it('[18.2] says what became of a request whose answer was lost', async () => {
    const { toggle, events, backend, state } = aWish({ user: savitri })
    await toggle()
    backend.set({ loseNext: true })
    await toggle()
    expect([events, state()]).toEqual([['accepted', 'cancelled'], { isOpen: false, isPending: false, problem: null }])
    backend.set({ loseNext: true })
    await toggle()
    expect([events.at(-1), state().isOpen]).toEqual(['accepted', true])
    backend.set({ failNext: { code: 'network/unanswered' } })
    await toggle()
    expect([events.at(-1), state()]).toEqual(['failed', { isOpen: true, isPending: false, problem: 'failed' }])
    backend.set({ failing: { code: 'network/unanswered' } })
    await toggle()
    expect([events.at(-1), state()]).toEqual(['no-answer', { isOpen: true, isPending: false, problem: 'no-answer' }])
    backend.set({ failing: null, offline: true })
    await toggle()
    expect([events.at(-1), state().problem]).toEqual(['not-sent', 'not-sent'])
  })

  it.each([
    [{ offline: true }, null],
    [{ failing: { code: 'network/server' } }, 'failed'],
  ] as const)('[18.2] [30.12] after %j the problem is %s once the network is back', async (fault, problem) => {
    const { toggle, backend, state, forgetOffline } = aWish({ user: savitri })
    backend.set(fault)
    await toggle()
    forgetOffline()
    expect(state().problem).toBe(problem)
  })

  it('[18.2] says that it failed when it cannot be read who is signed in', async () => {
    const { toggle, events, backend } = aWish({ user: savitri })
    backend.set({ failing: { code: 'network/server' } })
    await toggle()
    expect(events).toEqual(['failed'])
  })

  it('[18.2] says that the awaited pack is back already, and reads it anew', async () => {
    const { toggle, events, backend, state, reports, id } = aWish({ user: savitri })
    backend.changeVariant(id, { inventoryQuantity: 5 })
    await toggle()
    expect([events, reports, state()]).toEqual([['back'], [], { isOpen: false, isPending: false, problem: null }])
    expect(backend.calls('catalog.product')).toBe(1)
  })

  it('[18.2] says that it failed when a pack can neither be waited for nor bought', async () => {
    const { toggle, events, backend, reports, id } = aWish({ user: savitri, isBack: () => Promise.resolve(false) })
    backend.changeVariant(id, { inventoryQuantity: 5 })
    await toggle()
    expect([events, reports]).toEqual([['failed'], ['request/conflict']])
  })

  it('[18.2] takes no pack for back that is gone, or of which nothing can be read', async () => {
    const { storefront, backend } = aStorefront()
    const [product] = backend.shop().products
    const facts = { handle: product?.handle ?? '', variantId: product?.variants[0]?.id ?? '' }
    expect(await readIfBack(storefront, facts)).toBe(true)
    expect(await readIfBack(storefront, { ...facts, variantId: 'gone' })).toBe(false)
    backend.set({ offline: true })
    expect(await readIfBack(storefront, facts)).toBe(false)
  })

  it('[18.1] sends one request for two quick taps', async () => {
    const { toggle, port } = aWish({ user: savitri })
    await Promise.all([toggle(), toggle()])
    expect(port.sent).toHaveLength(1)
  })
})
