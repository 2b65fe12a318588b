import { defaultSettings } from '@krishi/storefront-core/settings'
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
})
