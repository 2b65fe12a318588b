import { staleTimesMs } from '@krishi/storefront-core/contract'
import { defaultSettings, mergeSettings } from '@krishi/storefront-core/settings'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { aShop, createMemoryBackend, createMemoryPorts } from '../memory/index.ts'
import { aStorefront } from '../testing/a-storefront.ts'
import { renderInStorefront } from '../testing/render-hooks.tsx'
import { areSettingsFresh, settingsLifetimeMs } from './are-settings-fresh.ts'
import { useAddressFormRules, useFeatureSettings } from './index.ts'

const formSettings = { ...defaultSettings.formSettings, flathouseno: { isMandatory: true, characterLength: 7 } }

/** A shop whose API knows other settings than the page does. */
function aPage(areSettingsRead: boolean) {
  const backend = createMemoryBackend({ shop: aShop() })
  const ports = createMemoryPorts({ backend, settings: { formSettings: defaultSettings.formSettings } })
  return { ...aStorefront({ ports, areSettingsRead, settings: mergeSettings({ formSettings }) }), backend }
}

function Rules() {
  const { formSettings: shown } = useAddressFormRules()
  const { trustMarkers } = useFeatureSettings('TRUSTMARKERSWEB')
  return (
    <>
      <p>{`${String(shown.flathouseno.characterLength)} characters`}</p>
      <p>{`${String(Object.keys(trustMarkers).length)} pictures`}</p>
    </>
  )
}

describe('settings that came with the page', () => {
  it('[04.2] [04.3] are not asked for again, and are kept on the device', async () => {
    const { storefront, backend, browser } = aPage(true)
    await renderInStorefront(storefront, <Rules />)
    await expect.element(page.getByText('7 characters')).toBeVisible()
    await expect.poll(() => browser.getItem('checkoutAddressFormSettings')).toContain('"characterLength":7')
    expect([backend.calls('settings.readTypes'), backend.calls('settings.readAddressForm')]).toEqual([0, 0])
  })

  it('[04.2] [04.3] of a page that brought its own are asked for', async () => {
    const { storefront, backend } = aPage(false)
    await renderInStorefront(storefront, <Rules />)
    const usual = defaultSettings.formSettings.flathouseno.characterLength
    await expect.element(page.getByText(`${String(usual)} characters`)).toBeVisible()
    expect([backend.calls('settings.readTypes'), backend.calls('settings.readAddressForm')]).toEqual([1, 1])
  })

  it('[04.2] hold as long as the contract says', async () => {
    const { storefront, clock } = aStorefront({ areSettingsRead: true })
    expect(staleTimesMs['settings.byTypes']).toBe(settingsLifetimeMs)
    await clock.advance(settingsLifetimeMs - 1)
    expect(areSettingsFresh(storefront)).toBe(true)
    await clock.advance(1)
    expect(areSettingsFresh(storefront)).toBe(false)
    expect(areSettingsFresh(aStorefront().storefront)).toBe(false)
  })
})
