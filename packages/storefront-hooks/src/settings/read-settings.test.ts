import { checkoutEntry } from '@krishi/storefront-core/checkout'
import { defaultSettings } from '@krishi/storefront-core/settings'
import type { Settings } from '@krishi/storefront-core/settings'
import { describe, expect, it } from 'vitest'
import { createMemoryBackend } from '../memory/create-memory-backend.ts'
import { aShop } from '../memory/fixtures.ts'
import { createMemorySettingsPort } from './create-memory-settings-port.ts'
import { readSettings } from './read-settings.ts'

describe('settings', () => {
  it('[04.2] are the owner’s changes over the built-in ones', async () => {
    const backend = createMemoryBackend({ shop: aShop() })
    const settings = createMemorySettingsPort(backend, { supportCallNumber: '1800', brandSelectionLimit: 'five' })
    expect(await readSettings({ settings })).toEqual({ ...defaultSettings, supportCallNumber: '1800' })
  })

  it('[04.2] are the built-in ones when they cannot be had', async () => {
    const settings = createMemorySettingsPort(createMemoryBackend({ shop: aShop(), offline: true }))
    expect(await readSettings({ settings })).toEqual(defaultSettings)
  })

  it('switch off what the backend cannot do, whatever the owner has set', async () => {
    const owners = {
      loyaltyPoints: { enableLoyaltyPoints: true },
      alternativeProduct: { enableAlternativeProduct: true },
      locationConfig: { allowIpLookup: true },
      enableGuestUserFlow: false,
    }
    const settings = createMemorySettingsPort(createMemoryBackend({ shop: aShop() }), owners)
    const facts = ({ loyaltyPoints, alternativeProduct, locationConfig, searchConfig, ...rest }: Settings) => [
      loyaltyPoints.enableLoyaltyPoints,
      alternativeProduct.enableAlternativeProduct,
      locationConfig.allowIpLookup,
      searchConfig.enablePopularSearches,
      rest.enableEstimatedDeliveryOnPinCode,
      rest.enableAddressAutoFillWithCoordinates,
      rest.enableLoginForTrackOrder,
      !rest.enableGuestUserFlow && rest.statesToDisableGuestUserFlow.length > 0,
    ]
    const all = await readSettings({ settings, supports: () => true })
    expect([all, facts(all)]).toEqual([await readSettings({ settings }), facts(all).map(() => true)])
    expect(facts(await readSettings({ settings, supports: () => false }))).toEqual(facts(all).map(() => false))
  })

  it('[29.1] lead to the checkout of an engine where no order can be placed here, and nowhere without one', async () => {
    const settings = createMemorySettingsPort(createMemoryBackend({ shop: aShop() }))
    const entryWith = async (...offered: readonly string[]) => {
      const { checkoutConfig } = await readSettings({
        settings,
        supports: (capability) => offered.includes(capability),
      })
      return checkoutEntry(checkoutConfig, { hasLines: true, hasToken: true })
    }
    expect(await entryWith('checkout.create', 'checkout.createExternal')).toBe('address')
    expect(await entryWith('checkout.createExternal')).toBe('external')
    expect(await entryWith()).toBe('empty')
  })
})
