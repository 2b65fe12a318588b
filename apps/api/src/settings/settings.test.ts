import { defaultSettings, mergeSettings } from '@krishi/storefront-core/settings'
import { describe, expect, it } from 'vitest'
import { engines } from '../../test/databases.ts'
import { call } from '../../test/open-shop.ts'
import { shareShop } from '../../test/share-shop.ts'

const settings = mergeSettings({ supportCallNumber: '1800123456', loyaltyPoints: { enableLoyaltyPoints: true } })

describe.each(engines)('settings on $name', (engine) => {
  const shop = shareShop(engine, () => ({ settings }))

  it('[04.2] answers all settings, as the client reads them', async () => {
    const { body } = await call<{ settings: unknown }>(shop.api, '/configuration')
    expect(mergeSettings(body.settings)).toEqual(settings)
    expect(settings).not.toEqual(defaultSettings)
  })

  it('[04.2] answers the settings of the asked types and no others', async () => {
    const ask = (types: string[]) =>
      call<{ settings: object }>(shop.api, '/settings/by-types', { body: { source: 'WEB', types } })
    expect((await ask(['LOYALTYPOINTS', 'TRUSTMARKERSWEB'])).body.settings).toEqual({
      loyaltyPoints: settings.loyaltyPoints,
      loyaltyConfig: settings.loyaltyConfig,
      trustMarkers: settings.trustMarkers,
    })
    expect((await ask([])).body.settings).toEqual({})
    expect((await ask(['SECRETS'])).status).toBe(400)
  })

  it('[04.3] answers the rules of the address form', async () => {
    const { body } = await call<object>(shop.api, '/settings/address-form')
    expect(body).toEqual({
      source: 'WEB',
      title: '',
      type: 'CHECKOUTADDRESSFORM',
      enableAddressAutoFillWithCoordinates: true,
      flathouseno: { isMandatory: false, characterLength: 30 },
      address1: { isMandatory: true, characterLength: 200 },
    })
  })
})

describe.each(engines)('maintenance on $name', (engine) => {
  const [start, end] = ['2026-11-22T10:00:00.000Z', '2026-11-22T10:30:00.000Z']
  let now = new Date(0)
  const closed = mergeSettings({ maintenance: { enabled: true, start, end } })
  const shop = shareShop(engine, () => ({ settings: closed, now: () => now }))

  it('[04.6] refuses calls from its start to its end, and says when to come back', async () => {
    now = new Date(start)
    const { status, body, headers } = await call(shop.api, '/menu?language=hi')
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'network/server', '1800'])
    now = new Date(end)
    expect((await call(shop.api, '/menu?language=hi')).status).toBe(200)
  })

  it('[04.6] tells until when it holds', async () => {
    now = new Date(start)
    const { body } = await call<{ settings: unknown }>(shop.api, '/configuration')
    expect(mergeSettings(body.settings).maintenance).toEqual({ enabled: true, start, end })
  })
})
