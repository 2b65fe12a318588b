import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createMemorySessionPort } from '../session/create-memory-session-port.ts'
import { createSessionStore } from '../session/create-session-store.ts'
import { createMemoryBackend } from '../memory/create-memory-backend.ts'
import { aShop } from '../memory/fixtures.ts'
import { createSafeStorage } from '../storage/index.ts'
import type { TextStorage } from '../storage/index.ts'
import { aFullStorage, aStorage, openBlockedStorage } from '../testing/storages.ts'
import { createRecentlyViewedStore, readViewed, recordView } from './index.ts'

const fullStorage = aFullStorage()

function aDevice(open: () => TextStorage | null) {
  const storage = createSafeStorage(open)
  const port = createMemorySessionPort(createMemoryBackend({ shop: aShop() }))
  const session = createSessionStore(port, storage)
  const store = createRecentlyViewedStore({ storage, session })
  return { storage, session, store }
}

function anUsedDevice() {
  const browser = aStorage()
  const device = aDevice(() => browser)
  for (const handle of ['okra', 'tomato', 'chilli']) recordView(device.storage, handle)
  return { ...device, browser }
}

describe('recently viewed products', () => {
  it('[17.5] are kept on the device, last first, each once', () => {
    const { storage, store, browser } = anUsedDevice()
    recordView(storage, 'okra')
    store.follow()
    expect(store.getState().handles).toEqual(['okra', 'chilli', 'tomato'])
    expect(browser.getItem('recentlyViewed')).toBe('["okra","chilli","tomato"]')
  })

  it('[17.5] are cleared from the device and brought back below what was looked at since', () => {
    const { storage, store, browser } = anUsedDevice()
    store.follow()
    store.clear()
    expect(store.getState().handles).toEqual([])
    expect(browser.getItem('recentlyViewed')).toBeNull()
    recordView(storage, 'brinjal')
    store.undo()
    expect(store.getState()).toMatchObject({ handles: ['brinjal', 'chilli', 'tomato', 'okra'], cleared: null })
    store.undo()
    expect(readViewed(storage)).toHaveLength(4)
  })

  it('[17.5] are gone, undo included, as soon as the session of somebody has ended', async () => {
    const { storage, session, store, browser } = anUsedDevice()
    browser.setItem('sessionId', 'session-of-somebody')
    const stop = store.follow()
    store.clear()
    recordView(storage, 'brinjal')
    await session.open()
    expect(store.getState()).toMatchObject({ handles: [], cleared: null })
    stop()
  })

  it('[17.5] can still be brought back when a first session opens', async () => {
    const { session, store } = anUsedDevice()
    store.follow()
    store.clear()
    await session.open()
    store.undo()
    expect(store.getState().handles).toHaveLength(3)
  })

  it.each<[string, () => TextStorage | null]>([
    ['blocked', openBlockedStorage],
    ['full', () => fullStorage],
    ['absent', () => null],
  ])('[17.5] [07.3] work for the life of the page while the storage is %s', (_state, open) => {
    const { storage, store } = aDevice(open)
    recordView(storage, 'tomato')
    store.follow()
    expect(store.getState().handles[0]).toBe('tomato')
    store.clear()
    store.undo()
    expect(store.getState().handles[0]).toBe('tomato')
  })

  it('[17.5] [07.3] are none in a corrupt storage, and go on from there', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const browser = aStorage({ recentlyViewed: text })
        const { storage } = aDevice(() => browser)
        expect(readViewed(storage).every((handle) => handle.length > 0 && handle.length <= 200)).toBe(true)
        recordView(storage, 'tomato')
        expect(readViewed(storage)[0]).toBe('tomato')
        expect(readViewed(storage).length).toBeLessThanOrEqual(11)
      }),
    )
  })
})
