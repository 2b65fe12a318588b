import { describe, expect, it } from 'vitest'
import { localKeys } from '../storage/index.ts'
import { aStorefront } from '../testing/a-storefront.ts'
import type { MemoryNotifyMePort } from './create-memory-notify-me-port.ts'
import type { NotifyMeEvent } from './create-notify-me-store.ts'
import { createNotifyMeStore } from './create-notify-me-store.ts'

const savitri = { isGuestUser: false, userId: 'user-1', mobileNumber: '9876543210' }

function aWish({ user, isKnown = true }: { readonly user?: object; readonly isKnown?: boolean } = {}) {
  const { storefront, backend, browser } = aStorefront(user ? { user } : {})
  if (isKnown) browser.setItem(localKeys.sessionId, 'session-1')
  const [product] = backend.shop().products
  const { id = '', sku = '' } = product?.variants[0] ?? {}
  backend.changeVariant(id, { inventoryQuantity: 0 })
  const port = storefront.ports.notifyMe as MemoryNotifyMePort
  const events: NotifyMeEvent[] = []
  const reports: unknown[] = []
  const errors = { report: (error: unknown) => void reports.push(error) }
  const create = () => {
    const store = createNotifyMeStore({ ...storefront, port, variant: { id, sku }, errors })
    store.onEvent((event) => events.push(event))
    return store
  }
  const store = create()
  return { backend, port, events, reports, create, id, sku, state: store.getState, ...store, ...store.actions }
}

describe('waiting for a pack', () => {
  it('[18.1] opens a request, and cancels the open one', async () => {
    const { toggle, state, events, port, id, sku } = aWish({ user: savitri })
    await toggle()
    expect(state()).toEqual({ isOpen: true, isPending: false, hasFailed: false })
    await toggle()
    expect(state().isOpen).toBe(false)
    expect(events).toEqual(['accepted', 'cancelled'])
    const requestDetails = {
      requestEntity: 'variant',
      reference: id,
      requestType: 'NOTIFY_ME',
      additionalMessage: sku,
      requestedLanguage: 'en',
    }
    const common = { userId: 'user-1', phone: '9876543210', requestDetails }
    expect(port.sent).toEqual([
      { ...common, status: 'OPEN' },
      { ...common, status: 'CANCEL' },
    ])
  })

  it('[18.1] knows a request that she opened before', async () => {
    const { toggle, create } = aWish({ user: savitri })
    await toggle()
    const later = create()
    await later.read()
    expect(later.getState().isOpen).toBe(true)
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
    expect([events, port.sent, state()]).toEqual([
      ['sign-in'],
      [],
      { isOpen: false, isPending: false, hasFailed: false },
    ])
  })

  it('[18.2] says that it failed, keeps what was, and heals on the next tap', async () => {
    const { toggle, events, backend, state, reports } = aWish({ user: savitri })
    await toggle()
    backend.set({ failNext: { code: 'network/server' } })
    await toggle()
    expect([events, reports, state()]).toEqual([
      ['accepted', 'failed'],
      ['network/server'],
      { isOpen: true, isPending: false, hasFailed: true },
    ])
    await toggle()
    expect(state()).toEqual({ isOpen: false, isPending: false, hasFailed: false })
  })

  it('[18.2] says that it failed when nobody can say who she is', async () => {
    const { toggle, events, backend } = aWish({ user: savitri })
    backend.set({ offline: true })
    await toggle()
    expect(events).toEqual(['failed'])
  })

  it('[18.1] sends one request for two quick taps', async () => {
    const { toggle, port } = aWish({ user: savitri })
    await Promise.all([toggle(), toggle()])
    expect(port.sent).toHaveLength(1)
  })
})
