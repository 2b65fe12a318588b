import { defaultSettings } from '@krishi/storefront-core/settings'
import type { Settings } from '@krishi/storefront-core/settings'

/** The settings that differ from the built-in ones: all that the client needs to be told. */
export function changedSettings(settings: Settings): Partial<Settings> {
  const changed = Object.entries(settings).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(defaultSettings[key as keyof Settings]),
  )
  return Object.fromEntries(changed)
}
