import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defaultSettings, mergeSettings } from '@krishi/storefront-core/settings'
import { describe, expect, it, vi } from 'vitest'
import { engines } from '../../test/databases.ts'
import { testSeeds } from '../../test/catalogue.ts'
import { call, testConfig } from '../../test/open-shop.ts'
import { shareShop } from '../../test/share-shop.ts'
import { createApi } from '../create-api.ts'
import { openDatabase, schema } from '../database/index.ts'
import { openSettings } from './open-settings.ts'
import { ownerSettingNames, settingCodec, withOwnerSettings } from './owner-settings.ts'

const { ownerSettings, productChanges } = schema

const asha = {
  name: 'Krishi Private Limited',
  address: '12 Temple Road, Mysuru',
  grievanceOfficer: 'Asha Rao',
  grievanceContact: 'grievance@krishi.example',
  consumerHelpline: '1915',
  insecticideLicence: 'KA/MYS/2026/114',
}
const picture = JSON.stringify({ en: '/img/urea.webp' })

/** Something that each setting may say and that is not usual. */
const examples: Readonly<Record<string, string>> = {
  seller: JSON.stringify(asha),
  'chat-number': '9876543210',
  'call-number': '08212345678',
  'company-site': 'https://krishi.example/',
  'android-app': 'https://play.example/krishi',
  'ios-app': 'https://apps.example/krishi',
  languages: 'kn en',
  'shipping-charge': '49.50',
  'free-shipping-from': '999',
  'online-discount': '2.5',
  'guests-may-order': 'no',
  'verified-in': 'none',
  'terms-version': '2026-11',
  'code-digits': '6',
  'reviews-wait': 'yes',
  substitutes: 'yes',
  'delivery-dates': 'no',
  'popular-searches': 'no',
  'festival-sale': 'no',
  'packs-below': 'urea dap',
  coins: 'yes',
  'coin-value': '0.5',
  'coins-per-order': '250',
  'coin-terms': JSON.stringify({ en: '<p>Ours.</p>', hi: '<p>हमारी।</p>' }),
  'trust-home-1': picture,
  'trust-home-2': picture,
  'trust-product': picture,
  'trust-payment': picture,
  'trust-cart-narrow': picture,
  'trust-cart-wide': picture,
  closed: 'yes',
  'closed-from': '2026-12-01T00:00:00.000Z',
  'closed-until': '2026-12-01T02:00:00.000Z',
}

function told(handle: string, text: string) {
  const read = settingCodec(handle)?.read(text)
  if (!read?.ok)
    throw new Error(`${handle} does not take ${text}. Its example proves nothing. Write one that it takes.`)
  return { handle, value: read.value }
}

describe('a setting of the owner', () => {
  it.each(ownerSettingNames)('%s changes the settings, and stands in the file as it was told', (handle) => {
    const text = examples[handle] ?? ''
    const setting = told(handle, text)
    expect(withOwnerSettings(defaultSettings, [setting])).not.toEqual(defaultSettings)
    expect(settingCodec(handle)?.write(setting.value)).toBe(text)
    expect(withOwnerSettings(defaultSettings, [{ handle, value: null }])).toEqual(defaultSettings)
  })

  it('is described in the file that tells owners of it', () => {
    const page = readFileSync(fileURLToPath(new URL('../../../../docs/CATALOGUE-FILE.md', import.meta.url)), 'utf8')
    expect(ownerSettingNames.filter((handle) => !page.includes(`\`${handle}\``))).toEqual([])
  })

  it('goes before the environment, and a handle of another version changes nothing', () => {
    const usual = mergeSettings({ supportCallNumber: '1800123456', whatsAppMobileNumber: '9876543210' })
    const settings = withOwnerSettings(usual, [
      told('call-number', '08212345678'),
      { handle: 'constructor', value: 1 },
      { handle: 'of-a-later-version', value: 1 },
    ])
    expect(settings).toEqual({ ...usual, supportCallNumber: '08212345678' })
  })

  it('keeps the words around the terms of the coins, and those of no other language', () => {
    const texts = { en: 'Coins', hi: 'सिक्के' } as const
    const before = withOwnerSettings(defaultSettings, [told('coin-terms', JSON.stringify({ en: 'A', hi: 'B' }))])
    const headed = mergeSettings({
      ...before,
      loyaltyConfig: Object.fromEntries(
        Object.entries(before.loyaltyConfig).map(([language, text]) => [
          language,
          { ...text, heading: texts[language as keyof typeof texts] },
        ]),
      ),
    })
    const { loyaltyConfig } = withOwnerSettings(headed, [told('coin-terms', JSON.stringify({ en: 'Ours' }))])
    expect(loyaltyConfig).toMatchObject({ en: { heading: 'Coins', termsAndConditions: 'Ours' } })
    expect(loyaltyConfig.hi).toBeUndefined()
  })
})

describe.each(engines)('settings of the owner on $name', (engine) => {
  const shop = shareShop(engine)
  const tell = (handle: string, value: unknown) =>
    shop.api.database
      .insert(ownerSettings)
      .values({ handle, value })
      .onConflictDoUpdate({ target: ownerSettings.handle, set: { value } })

  it('hold in a running shop a moment after they are told, and are told to a cache in front', async () => {
    const open = await openSettings(shop.api.database, defaultSettings)
    const { settings } = open
    await shop.api.database.delete(productChanges)
    await open.refresh()
    expect(await shop.api.database.$count(productChanges)).toBe(0)
    await tell('shipping-charge', 4_950)
    await tell('coin-terms', { en: '<p>Ours.</p><script>alert(1)</script>' })
    await open.refresh()
    expect(settings.shippingDetails.applicableShippingCharge).toBe(4_950)
    expect(settings.loyaltyConfig.en?.termsAndConditions).toBe('<p>Ours.</p>')
    expect(await shop.api.database.select({ keys: productChanges.keys }).from(productChanges)).toContainEqual({
      keys: ['pages'],
    })
    await tell('shipping-charge', null)
    await open.refresh()
    expect(settings).toEqual({ ...defaultSettings, loyaltyConfig: settings.loyaltyConfig })
  })
})

// What a timer does is proven once, and on one database.
describe.each(engines.slice(-1))('settings of the owner in a running shop on $name', (engine) => {
  const shop = shareShop(engine)

  it('[04.2] are what every call answers by a moment later, without another start', async () => {
    await shop.api.database.insert(ownerSettings).values({ handle: 'free-shipping-from', value: 77_700 })
    const charged = async () => {
      const { body } = await call<{ settings: unknown }>(shop.api, '/configuration')
      return mergeSettings(body.settings).shippingDetails.minCartValueForFreeShipping
    }
    await vi.waitFor(async () => expect(await charged()).toBe(77_700), { timeout: 30_000, interval: 500 })
  }, 60_000)
})

describe.each(engines.slice(-1))('a shop under Indian law on $name', (engine) => {
  it('opens once its owner has told who sells, and says before what is missing', async () => {
    const location = await engine.create()
    const config = { ...testConfig(location), compliance: 'india-2026' } as const
    const open = () => createApi({ config, seeds: testSeeds(), settings: mergeSettings({ compliance: 'india-2026' }) })
    const ready = await open().ready()
    expect(ready.ok || ready.error).toMatchObject({
      code: 'config/invalid',
      serverMessage: expect.stringContaining('SELLER_NAME'),
    })
    const filled = await openDatabase(location)
    if (!filled.ok) throw new Error(filled.error.serverMessage)
    await filled.value.database.insert(ownerSettings).values({ handle: 'seller', value: asha })
    await filled.value.close()
    const api = open()
    expect((await api.ready()).ok).toBe(true)
    await api.close()
  })
})
