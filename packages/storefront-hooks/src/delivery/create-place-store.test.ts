import type { DeliveryAddress } from '@krishi/storefront-core/address'
import { toWireAddress } from '@krishi/storefront-core/address'
import type { Locale } from '@krishi/storefront-core/locale'
import { defaultSettings } from '@krishi/storefront-core/settings'
import type { Settings } from '@krishi/storefront-core/settings'
import { describe, expect, it } from 'vitest'
import { createMemoryBackend } from '../memory/create-memory-backend.ts'
import { createMemoryPorts } from '../memory/create-memory-ports.ts'
import { anAddress, aPincode, aShop } from '../memory/fixtures.ts'
import { createSafeStorage, localKeys } from '../storage/index.ts'
import { aDevice } from '../testing/a-device.ts'
import { createFakeClock } from '../testing/create-fake-clock.ts'
import { aStorage } from '../testing/storages.ts'
import type { DeviceLocation } from './device-location.ts'
import { createPlaceStore } from './create-place-store.ts'
import type { DeliveryPlace } from './place-store.ts'

const nashik = aPincode({ pincode: '422001', city: 'Nashik' })

function aPlace({
  browser = aStorage(),
  device = aDevice(),
  allowIpLookup = false,
  compliance = defaultSettings.compliance,
  saved = null,
  placeOfPage = null,
  locale = 'en',
}: {
  readonly browser?: ReturnType<typeof aStorage>
  readonly device?: { device: () => DeviceLocation | null; asked?: () => number }
  readonly allowIpLookup?: boolean
  readonly compliance?: Settings['compliance']
  /** The default address of whoever is signed in. */
  readonly saved?: DeliveryAddress | null
  readonly placeOfPage?: DeliveryPlace | null
  readonly locale?: Locale
} = {}) {
  let asked = 0
  const backend = createMemoryBackend({ shop: aShop({ pincodes: [aPincode(), nashik] }) })
  const store = createPlaceStore({
    ports: createMemoryPorts({ backend }),
    storage: createSafeStorage(() => browser),
    device: () => device.device(),
    settings: { ...defaultSettings, compliance, locationConfig: { allowIpLookup } },
    locale,
    clock: createFakeClock(),
    userId: () => 'guest-1',
    placeOfPage,
    savedAddress: () => {
      asked += 1
      return Promise.resolve(saved)
    },
  })
  return { savedAsked: () => asked, store, backend, browser, device, place: () => store.getState().place }
}

const withAddress = () =>
  aStorage({ [localKeys.address]: JSON.stringify(toWireAddress(anAddress({ zip: '422001', city: 'Nashik' }))) })

describe('where the place comes from', () => {
  it('[16.2] is the chosen one, before everything else', async () => {
    const browser = withAddress()
    browser.setItem(localKeys.pincode, JSON.stringify({ pincode: '570001', name: 'Mysuru' }))
    const { store, place, backend } = aPlace({ browser, device: aDevice({ permission: 'granted' }) })
    expect(store.getState()).toMatchObject({ settled: false, place: null })
    await store.find()
    expect(place()).toEqual({ pincode: '570001', name: 'Mysuru', source: 'chosen' })
    expect(store.getState().settled).toBe(true)
    expect(backend.calls('delivery.reverseLookup')).toBe(0)
  })

  it('[16.2] is else the saved address', async () => {
    const { store, place, device } = aPlace({ browser: withAddress(), device: aDevice({ permission: 'granted' }) })
    await store.find()
    expect(place()).toEqual({ pincode: '422001', name: 'Nashik', source: 'address' })
    expect(device.asked?.()).toBe(0)
  })

  const signedIn = (browser = aStorage()) => {
    browser.setItem(localKeys.signedIn, '1')
    return browser
  }
  const default_ = anAddress({ zip: '422001', city: 'Nashik' })
  const ofBook = { pincode: '422001', name: 'Nashik', source: 'address' }

  it('[16.2] is the default address of whoever is signed in, before what lies on the device', async () => {
    const browser = signedIn(aStorage({ [localKeys.address]: JSON.stringify(toWireAddress(anAddress())) }))
    const { store, place, device } = aPlace({ browser, saved: default_, device: aDevice({ permission: 'granted' }) })
    await store.find()
    expect(place()).toEqual(ofBook)
    expect(device.asked?.()).toBe(0)
  })

  it('[16.2] is at once what came with the page, and nothing is asked for', async () => {
    const came: DeliveryPlace = { pincode: '422001', name: 'Nashik', source: 'address' }
    const { store, place, savedAsked } = aPlace({ browser: signedIn(), saved: anAddress(), placeOfPage: came })
    expect([store.getInitialState().place, place()]).toEqual([came, came])
    await store.find()
    expect([place(), savedAsked()]).toEqual([came, 0])
  })

  it('[16.2] is the chosen one where another came with the page', async () => {
    const browser = aStorage({ [localKeys.pincode]: JSON.stringify({ pincode: '570001', name: 'Mysuru' }) })
    const { store, place } = aPlace({ browser, placeOfPage: { ...nashik, name: 'Nashik', source: 'address' } })
    await store.find()
    expect(place()).toEqual({ pincode: '570001', name: 'Mysuru', source: 'chosen' })
  })

  it('[16.2] [03.5] asks for no saved address of a guest', async () => {
    const { store, savedAsked } = aPlace({ saved: default_ })
    await store.find()
    await store.findSaved()
    expect([store.getState().place, savedAsked()]).toEqual([null, 0])
  })

  it('[16.2] is the default address at once when somebody signs in, unless a place was chosen', async () => {
    const browser = aStorage()
    const { store, place } = aPlace({ browser, saved: default_ })
    await store.findSaved()
    await store.find()
    expect(place()).toBeNull()
    signedIn(browser)
    await store.findSaved()
    expect(place()).toEqual(ofBook)
    store.actions.take({ pincode: '570001', city: 'Mysuru' })
    await store.findSaved()
    expect(place()?.pincode).toBe('570001')
  })

  it('is never the device’s without a tap under Indian law; after a tap it is', async () => {
    const { store, place, device } = aPlace({ compliance: 'india-2026', device: aDevice({ permission: 'granted' }) })
    await store.find()
    expect([place(), device.asked?.()]).toEqual([null, 0])
    await store.actions.locate()
    expect(place()?.source).toBe('device')
  })

  it('[16.2] is else the device’s, where the shopper has allowed it before', async () => {
    const { store, place, browser } = aPlace({ device: aDevice({ permission: 'granted' }) })
    await store.find()
    expect(place()).toEqual({ pincode: '570001', name: 'Mysuru', source: 'device' })
    expect(browser.getItem(localKeys.pincode)).toBeNull()
  })

  it('[16.2] is else that of the network address, where the device refuses and the settings allow it', async () => {
    const { store, place } = aPlace({ device: aDevice({ permission: 'denied' }), allowIpLookup: true })
    await store.find()
    expect(place()).toEqual({ pincode: '570001', name: 'Mysuru', source: 'network' })
  })

  it('[16.2] is unknown, and nothing is looked up, while the shopper has not allowed it', async () => {
    for (const permission of ['prompt', 'denied'] as const) {
      const { store, place, device, backend } = aPlace({ device: aDevice({ permission }) })
      await store.find()
      expect(store.getState()).toMatchObject({ settled: true, place: null })
      expect([place(), device.asked?.(), backend.calls('delivery.ipLookup')]).toEqual([null, 0, 0])
    }
  })

  it('[16.2] is looked for once', async () => {
    const { store, device } = aPlace({ device: aDevice({ permission: 'granted' }) })
    await Promise.all([store.find(), store.find()])
    expect(device.asked?.()).toBe(1)
  })

  it('does not trust what is stored', async () => {
    for (const text of ['570001', '{"pincode":"57","name":"Mysuru"}', '{"pincode":570001}', '[']) {
      const { store, place } = aPlace({ browser: aStorage({ [localKeys.pincode]: text }) })
      await store.find()
      expect(place()).toBeNull()
    }
  })

  it.each([
    ['has no such thing', { device: () => ({}) }],
    ['is no browser', { device: () => null }],
    ['does not know', aDevice({ permission: 'granted', answer: 'unavailable' })],
    ['cannot tell whether it may', { device: () => ({ permissions: { query: () => Promise.reject(new Error()) } }) }],
  ])('is nothing where the device %s', async (_name, device) => {
    const { store } = aPlace({ device })
    await store.find()
    expect(store.getState()).toMatchObject({ settled: true, place: null })
  })

  it('keeps a place that is chosen while the device is still looking', async () => {
    const { store, place } = aPlace({ device: aDevice({ permission: 'granted' }) })
    const found = store.find()
    await store.actions.choose('422001')
    await found
    expect(place()).toMatchObject({ pincode: '422001' })
  })
})

describe('choosing a place', () => {
  it('[16.2] looks the pincode up and remembers it on the device', async () => {
    const { store, browser } = aPlace()
    const choosing = store.actions.choose('422001')
    expect(store.getState().task).toEqual({ status: 'pending', by: 'pincode' })
    await choosing
    expect(store.getState()).toMatchObject({ task: { status: 'idle' }, place: { name: 'Nashik', source: 'chosen' } })
    const later = aPlace({ browser })
    await later.store.find()
    expect(later.place()).toEqual({ pincode: '422001', name: 'Nashik', source: 'chosen' })
  })

  it('[16.2] is named in the language of the page, also where it was chosen in another one', async () => {
    const browser = aStorage({ [localKeys.pincode]: '{"pincode":"422001","name":"नाशिक","language":"hi"}' })
    const { store, place, backend } = aPlace({ browser })
    await store.find()
    expect(place()).toEqual({ pincode: '422001', name: 'Nashik', source: 'chosen' })
    const later = aPlace({ browser })
    await later.store.find()
    expect([later.place()?.name, later.backend.calls('address.pincodeLookup')]).toEqual(['Nashik', 0])
    expect(backend.calls('address.pincodeLookup')).toBe(1)
  })

  it('[16.2] keeps the name that it has where the other one cannot be read, and a place that is chosen meanwhile', async () => {
    const browser = aStorage({ [localKeys.pincode]: '{"pincode":"422001","name":"नाशिक","language":"hi"}' })
    const { store, place, backend } = aPlace({ browser })
    backend.set({ failNext: { code: 'network/server' } })
    await store.find()
    expect(place()?.name).toBe('नाशिक')
    const other = aPlace({ browser })
    const found = other.store.find()
    other.store.actions.take({ pincode: '570001', city: 'Mysuru' })
    await found
    expect(other.place()?.name).toBe('Mysuru')
  })

  it('[16.3] keeps the place and hands the server’s sentence on when the pincode is unknown', async () => {
    const { store, place } = aPlace()
    await store.actions.choose('422001')
    await store.actions.choose('999999')
    expect(store.getState().task).toMatchObject({
      status: 'failed',
      by: 'pincode',
      error: { serverMessage: 'Invalid Pincode' },
    })
    expect(place()?.pincode).toBe('422001')
    store.actions.forgive()
    expect(store.getState().task).toEqual({ status: 'idle' })
    const before = store.getState()
    store.actions.forgive()
    expect(store.getState()).toBe(before)
  })

  it('[16.2] asks the device after a tap, and remembers what it says', async () => {
    const { store, browser, place } = aPlace({ device: aDevice({ permission: 'prompt' }) })
    await store.actions.locate()
    expect(place()).toMatchObject({ pincode: '570001', source: 'device' })
    expect(browser.getItem(localKeys.pincode)).toContain('570001')
  })

  it('[16.2] says that it was denied, or asks the network where that is allowed', async () => {
    const refused = aPlace({ device: aDevice({ permission: 'denied' }) })
    expect(await refused.store.actions.locate()).toMatchObject({ error: { code: 'location/denied' } })
    expect(refused.store.getState().task).toMatchObject({ status: 'failed', by: 'device' })
    const allowed = aPlace({ device: aDevice({ permission: 'denied' }), allowIpLookup: true })
    expect(await allowed.store.actions.locate()).toMatchObject({ value: { source: 'network' } })
    const lost = aPlace({ device: aDevice({ answer: 'unavailable' }), allowIpLookup: true })
    expect(await lost.store.actions.locate()).toMatchObject({ error: { code: 'location/unavailable' } })
  })

  it('[16.2] goes without a network address that nobody knows', async () => {
    const { store, backend } = aPlace({ device: aDevice({ permission: 'denied' }), allowIpLookup: true })
    backend.set({ failing: { code: 'request/not-found' } })
    expect(await store.actions.locate()).toMatchObject({ error: { code: 'location/denied' } })
  })

  it('[16.5] takes the place of an address without a look-up', async () => {
    const { store, place, backend } = aPlace()
    store.actions.take({ pincode: '422001', city: 'Nashik' })
    expect(place()).toEqual({ pincode: '422001', name: 'Nashik', source: 'chosen' })
    expect(backend.calls('address.pincodeLookup')).toBe(0)
  })
})
