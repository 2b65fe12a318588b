import type { SessionUser } from '@krishi/storefront-core/session'
import { describe, expect, it } from 'vitest'
import { createMemoryBackend } from '../memory/create-memory-backend.ts'
import { aShop } from '../memory/fixtures.ts'
import { createSafeStorage } from '../storage/index.ts'
import { aStorage } from '../testing/storages.ts'
import { createMemorySessionPort } from './create-memory-session-port.ts'
import { createMemoryIdentity } from './memory-identity.ts'
import { createSessionStore } from './create-session-store.ts'

function aStore(user: Partial<SessionUser> = {}) {
  const backend = createMemoryBackend({ shop: aShop() })
  const identity = createMemoryIdentity(user)
  const port = createMemorySessionPort(backend, identity)
  const browser = aStorage()
  return {
    backend,
    identity,
    port,
    browser,
    store: createSessionStore(
      port,
      createSafeStorage(() => browser),
    ),
  }
}

describe('session store', () => {
  it('knows nobody until somebody asks', async () => {
    const { store } = aStore()
    expect(store.getState()).toEqual({ status: 'unknown', user: null, error: null })
    const opening = store.open()
    expect(store.getState().status).toBe('opening')
    await opening
    expect(store.getState()).toMatchObject({ status: 'ready', user: { guestUserId: 'guest-1', isGuestUser: true } })
  })

  it('follows a session that was opened by another call', async () => {
    const { store, port } = aStore()
    await port.open()
    expect(store.getState().status).toBe('ready')
  })

  it('[07.1] [17.5] knows a session that was there before it, and keeps of it what it keeps of any other', async () => {
    const { port } = aStore()
    await port.open()
    const browser = aStorage({ sessionId: 'session-of-somebody', recentlyViewed: '["tomato"]', signedIn: '1' })
    const late = createSessionStore(
      port,
      createSafeStorage(() => browser),
    )
    expect(await late.open()).toMatchObject({ ok: true, value: { guestUserId: 'guest-1' } })
    expect(late.getState()).toMatchObject({ status: 'ready', user: { guestUserId: 'guest-1' } })
    expect(browser.getItem('sessionId')).toBe('session-1')
    expect([browser.getItem('recentlyViewed'), browser.getItem('signedIn')]).toEqual([null, null])
  })

  it('tells views nothing while a session that they know is opened again, nor when that fails', async () => {
    const { store, backend, identity } = aStore()
    await store.open()
    const known = store.getState()
    await store.open()
    identity.become({ isGuestUser: false, userId: 'user-1' })
    backend.set({ offline: true })
    const opening = store.open()
    expect(store.getState()).toBe(known)
    expect(await opening).toMatchObject({ ok: false, error: { code: 'network/offline' } })
    expect(store.getState()).toBe(known)
  })

  it('[07.1] stores the session’s id and never the token', async () => {
    const { store, browser } = aStore()
    await store.open()
    expect(browser.getItem('sessionId')).toBe('session-1')
    expect(JSON.stringify(store.getState())).not.toContain('token')
  })

  it('[07.1] keeps that somebody is signed in for as long as it is so', async () => {
    const { store, browser } = aStore({ isGuestUser: false, userId: 'user-1' })
    await store.open()
    expect(browser.getItem('signedIn')).toBe('1')
    const guest = createSessionStore(
      aStore().port,
      createSafeStorage(() => browser),
    )
    await guest.open()
    expect(browser.getItem('signedIn')).toBeNull()
  })

  it('[17.5] forgets the viewed products at a sign-out, and keeps them at a sign-in', async () => {
    const viewed = JSON.stringify(['tomato'])
    const openAfter = async (sessionId: string, isGuestUser: boolean) => {
      const { store, browser, port } = aStore({ isGuestUser })
      browser.setItem('sessionId', sessionId)
      browser.setItem('recentlyViewed', viewed)
      await port.open()
      expect(store.getState().status).toBe('ready')
      return browser.getItem('recentlyViewed')
    }
    expect(await openAfter('session-of-somebody', true)).toBeNull()
    expect(await openAfter('session-of-a-guest', false)).toBe(viewed)
    expect(await openAfter('session-1', true)).toBe(viewed)
  })

  it('says why it could not be opened', async () => {
    const { store, backend } = aStore()
    backend.set({ offline: true })
    expect((await store.open()).ok).toBe(false)
    expect(store.getState()).toMatchObject({ status: 'failed', error: { code: 'network/offline' } })
  })
})
