import { settingsOfType } from '@krishi/storefront-core/contract'
import type { SettingsType } from '@krishi/storefront-core/contract'
import { ok } from '@krishi/storefront-core/result'
import { mergeSettings } from '@krishi/storefront-core/settings'
import type { MemoryBackend } from '../memory/create-memory-backend.ts'
import type { SettingsPort } from './settings-port.ts'

/** Gives settings from memory: by default none, so that the built-in ones hold. */
export function createMemorySettingsPort(backend: MemoryBackend, settings: unknown = {}): SettingsPort {
  return {
    read: (options) => backend.answer('settings.read', options, () => ok({ settings })),
    readTypes: (types, options) => backend.answer('settings.readTypes', options, () => ok({ settings: parts(types) })),
    readAddressForm: (options) =>
      backend.answer('settings.readAddressForm', options, () => {
        const { checkoutAddressForm, formSettings, enableAddressAutoFillWithCoordinates } = mergeSettings(settings)
        return ok({ ...checkoutAddressForm, ...formSettings, enableAddressAutoFillWithCoordinates })
      }),
  }

  function parts(types: readonly SettingsType[]) {
    const whole = mergeSettings(settings)
    return Object.fromEntries(types.flatMap((type) => settingsOfType[type]).map((key) => [key, whole[key]]))
  }
}
