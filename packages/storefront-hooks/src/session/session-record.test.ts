import { defaultSettings } from '@krishi/storefront-core/settings'
import { describe, expect, it } from 'vitest'
import type { AuthPort } from '../auth/auth-port.ts'
import { unknownDevice } from '../auth/sign-in-device.ts'
import { createCartStore } from '../cart/create-cart-store.ts'
import { createMemoryPorts } from '../memory/create-memory-ports.ts'
import { createStorefront } from '../storefront/create-storefront.ts'
import { aStorefront } from '../testing/a-storefront.ts'
import { aStorage } from '../testing/storages.ts'
import type { SessionStore } from './create-session-store.ts'
import { followSessionStarts } from './create-session-record.ts'

/** One visit of a browser to the shop of `made`, up to its open session. */
async function boot(made: ReturnType<typeof aStorefront>) {
  const { ports, storage, session } = made.storefront
  const stop = followSessionStarts({ port: ports.auth, session, storage, device: unknownDevice })
  await session.open()
  await made.clock.advance(0)
  return stop
}

describe('the record of a session', () => {
  it('[03.7] is sent at the first boot and not at the second', async () => {
    const browser = aStorage()
    for (const calls of [1, 0]) {
      const made = aStorefront({ browser })
      await boot(made)
      await made.storefront.session.open()
      expect(made.backend.calls('auth.sessionStart')).toBe(calls)
    }
  })

  it('[03.7] tells whose session it is', async () => {
    const made = aStorefront()
    await boot(made)
    expect(made.storefront.ports.auth).toMatchObject({
      records: [{ user: { guestUserId: 'guest-1' }, sessionId: 'session-1', device: unknownDevice.describe() }],
    })
  })

  it('[03.7] is sent once when the token is renewed while the record is on its way', async () => {
    const { session, storage } = aStorefront().storefront
    await session.open()
    const sent: string[] = []
    const sessionStart: AuthPort['sessionStart'] = ({ sessionId }) => {
      sent.push(sessionId)
      return new Promise(() => undefined)
    }
    let renew = () => {}
    const subscribe: SessionStore['subscribe'] = (listener) => {
      renew = () => listener(session.getState(), session.getState())
      return () => {}
    }
    const renewed = { getState: session.getState, subscribe }
    followSessionStarts({ port: { sessionStart }, session: renewed, storage, device: unknownDevice })
    renew()
    expect(sent).toEqual(['session-1'])
  })

  it('[03.7] is sent again for another session, and by the next page when it was lost', async () => {
    const browser = aStorage({ recordedSessionId: 'session-0' })
    const lost = aStorefront({ browser })
    lost.backend.set({ failing: { code: 'network/server' } })
    await lost.storefront.session.open()
    expect(lost.backend.calls('auth.sessionStart')).toBe(0)
    lost.backend.set({ failing: null })
    await lost.storefront.session.open()
    lost.backend.set({ failNext: { code: 'network/server' } })
    await boot(lost)
    expect(browser.getItem('recordedSessionId')).toBe('session-0')
    await boot(aStorefront({ browser }))
    expect(browser.getItem('recordedSessionId')).toBe('session-1')
  })

  it('[03.7] is none where no session was opened', async () => {
    const { storefront, backend } = aStorefront()
    const { ports, session, storage } = storefront
    followSessionStarts({ port: ports.auth, session, storage, device: unknownDevice })()
    await session.open()
    expect(backend.calls('auth.sessionStart')).toBe(0)
  })
})

describe('a storefront in the native app', () => {
  it('[03.3] keeps nothing in local storage, and works', async () => {
    const { backend, browser, clock } = aStorefront()
    const storefront = createStorefront({
      ports: createMemoryPorts({ backend }),
      locale: 'en',
      settings: { ...defaultSettings, hasStorage: false },
      createCart: createCartStore,
      clock,
      storage: () => browser,
    })
    storefront.start()
    const [product] = backend.shop().products
    const [variant] = product?.variants ?? []
    if (product && variant) storefront.cart.actions.add(product, variant)
    await storefront.session.open()
    await clock.advance(1000)
    expect(storefront.cart.getState().view.count).toBe(1)
    expect(storefront.storage.read('sessionId')).toBe('session-1')
    expect([browser.getItem('cartProducts'), browser.getItem('sessionId')]).toEqual([null, null])
  })
})
