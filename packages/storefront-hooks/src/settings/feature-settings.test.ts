import { defaultSettings } from '@krishi/storefront-core/settings'
import { describe, expect, it } from 'vitest'
import { createMemoryBackend } from '../memory/create-memory-backend.ts'
import { aShop } from '../memory/fixtures.ts'
import { createSafeStorage } from '../storage/index.ts'
import { createHttpPorts } from '../storefront/create-http-ports.ts'
import { aServer } from '../testing/a-server.ts'
import { createFakeClock } from '../testing/create-fake-clock.ts'
import { aStorage } from '../testing/storages.ts'
import { createAddressFormRules } from './create-address-form-rules.ts'
import { createFeatureSettings } from './create-feature-settings.ts'
import { createMemorySettingsPort } from './create-memory-settings-port.ts'

const loyaltyPoints = { ...defaultSettings.loyaltyPoints, enableLoyaltyPoints: true }

function aShopWith(settings: unknown) {
  const clock = createFakeClock()
  const backend = createMemoryBackend({ shop: aShop(), clock })
  const port = createMemorySettingsPort(backend, settings)
  const asked = () => backend.calls('settings.readTypes')
  return { clock, backend, port, asked, features: createFeatureSettings({ port, clock }) }
}

describe('settings by type', () => {
  it('[04.2] are asked for once in 1,800 seconds, by many at once too', async () => {
    const { clock, features, asked } = aShopWith({ loyaltyPoints })
    const [one, two] = await Promise.all([features.read('LOYALTYPOINTS'), features.read('LOYALTYPOINTS')])
    expect([one.loyaltyPoints, two]).toEqual([loyaltyPoints, one])
    await clock.advance(1_799_999)
    await features.read('LOYALTYPOINTS')
    expect(asked()).toBe(1)
    await clock.advance(1)
    await features.read('LOYALTYPOINTS')
    expect(asked()).toBe(2)
  })

  it('[04.2] are the same in any order, and others are asked for by themselves', async () => {
    const { features, asked } = aShopWith({})
    await features.read('TRUSTMARKERSWEB', 'APPINSTALLSWEB')
    await features.read('APPINSTALLSWEB', 'TRUSTMARKERSWEB', 'APPINSTALLSWEB')
    expect(asked()).toBe(1)
    await features.read('ALTERNATIVEPRODUCT')
    expect(asked()).toBe(2)
  })

  it('[04.2] are the built-in ones when the call fails, and asked for again the next time', async () => {
    const { features, backend, asked } = aShopWith({ loyaltyPoints })
    backend.set({ failNext: { code: 'network/server' } })
    expect(await features.read('LOYALTYPOINTS')).toEqual(defaultSettings)
    expect((await features.read('LOYALTYPOINTS')).loyaltyPoints).toEqual(loyaltyPoints)
    expect(asked()).toBe(2)
  })

  it('[04.2] are sent for as specified, and fall back part by part', async () => {
    const server = aServer()
    const clock = createFakeClock()
    const { settings: port } = createHttpPorts({ baseUrl: '/api', fetch: server.fetch, locale: 'en', clock })
    server.answers(200, { settings: { loyaltyPoints: { ...loyaltyPoints, rupeePerBHCoin: 'one' }, trustMarkers: 7 } })
    const read = await createFeatureSettings({ port, clock }).read('TRUSTMARKERSWEB', 'LOYALTYPOINTS')
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      url: '/api/settings/by-types',
      body: { source: 'WEB', types: ['LOYALTYPOINTS', 'TRUSTMARKERSWEB'] },
    })
    expect(read).toEqual({ ...defaultSettings, loyaltyPoints })
  })
})

describe('rules of the address form', () => {
  const formSettings = { ...defaultSettings.formSettings, flathouseno: { isMandatory: true, characterLength: 20 } }
  const rules = { formSettings, enableAddressAutoFillWithCoordinates: false }

  function aDevice(settings: unknown, browser = aStorage()) {
    const { port, backend } = aShopWith(settings)
    const storage = createSafeStorage(() => browser)
    return { backend, browser, store: createAddressFormRules(port, storage) }
  }

  it('[04.3] are kept on the device, for when the call takes long or fails', async () => {
    const first = aDevice(rules)
    expect(first.store.kept()).toBeNull()
    expect(await first.store.read()).toEqual(rules)
    expect(JSON.parse(first.browser.getItem('checkoutAddressFormSettings') ?? '')).toMatchObject({
      ...{ source: 'WEB', type: 'CHECKOUTADDRESSFORM', enableAddressAutoFillWithCoordinates: false },
      flathouseno: { isMandatory: true, characterLength: 20 },
    })
    const later = aDevice({}, first.browser)
    later.backend.set({ offline: true })
    expect(later.store.kept()).toEqual(rules)
    expect(await later.store.read()).toBeNull()
    expect(later.store.kept()).toEqual(rules)
  })

  it.each(['{', '7', '"text"', '{"flathouseno":{"isMandatory":"yes"},"enableAddressAutoFillWithCoordinates":1}'])(
    '[04.3] that somebody spoilt (%s) are the built-in ones',
    (text) => {
      const { store } = aDevice({}, aStorage({ checkoutAddressFormSettings: text }))
      const { formSettings: read, enableAddressAutoFillWithCoordinates } = store.kept() ?? defaultSettings
      expect([read, enableAddressAutoFillWithCoordinates]).toEqual([defaultSettings.formSettings, true])
    },
  )
})
