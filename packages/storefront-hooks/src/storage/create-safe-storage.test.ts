import { describe, expect, it } from 'vitest'
import { aFullStorage, aStorage, openBlockedStorage } from '../testing/storages.ts'
import { createSafeStorage } from './create-safe-storage.ts'
import { localKeys, sessionKeys } from './storage-keys.ts'

describe('storage keys', () => {
  it('[07.1] are the names of the specification in local storage', () => {
    expect(Object.values(localKeys)).toEqual(
      expect.arrayContaining([
        'cartProducts',
        'checkoutDetails',
        'checkoutAddress',
        'checkoutOrderNotes',
        'sessionId',
        'orderId',
      ]),
    )
  })

  it('[07.2] name the applied coupon in session storage', () => {
    expect(sessionKeys.coupon).toBe('userAppliedCoupon')
  })
})

describe('safe storage', () => {
  it('keeps, gives back and forgets', () => {
    const browser = aStorage()
    const storage = createSafeStorage(() => browser)
    expect(storage.write('a', '1')).toBe(true)
    expect(browser.getItem('a')).toBe('1')
    expect(storage.read('a')).toBe('1')
    storage.remove('a')
    expect(storage.read('a')).toBeNull()
  })

  it.each([
    ['blocked', openBlockedStorage],
    ['absent', () => null],
  ])('[07.3] works from memory while the storage is %s', (_state, open) => {
    const storage = createSafeStorage(open)
    expect(storage.write('a', '1')).toBe(false)
    expect(storage.read('a')).toBe('1')
    storage.remove('a')
    expect(storage.read('a')).toBeNull()
  })

  it('[07.3] shows what was written last though a full storage still holds the older text', () => {
    const browser = aFullStorage({ a: 'old' })
    const storage = createSafeStorage(() => browser)
    expect(storage.read('a')).toBe('old')
    expect(storage.write('a', 'new')).toBe(false)
    expect(storage.read('a')).toBe('new')
  })

  it('[07.3] trusts the browser again as soon as it stores', () => {
    let open: () => ReturnType<typeof aStorage> | null = () => null
    const storage = createSafeStorage(() => open())
    storage.write('a', '1')
    const browser = aStorage()
    open = () => browser
    expect(storage.write('a', '2')).toBe(true)
    browser.setItem('a', '3')
    expect(storage.read('a')).toBe('3')
  })
})
