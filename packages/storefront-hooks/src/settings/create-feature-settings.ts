import type { SettingsType } from '@krishi/storefront-core/contract'
import { defaultSettings, mergeSettings } from '@krishi/storefront-core/settings'
import type { Settings } from '@krishi/storefront-core/settings'
import type { Clock } from '../clock/index.ts'
import { settingsLifetimeMs } from './are-settings-fresh.ts'
import type { SettingsPort } from './settings-port.ts'

/** The settings that the types name; the rest are the built-in ones. */
export type FeatureSettings = Pick<
  Settings,
  'loyaltyPoints' | 'loyaltyConfig' | 'trustMarkers' | 'installBanners' | 'alternativeProduct'
>

/** Settings that are fetched when a part of the shop needs them [04.2]. */
export interface FeatureSettingsStore {
  /**
   * The settings of these types: the owner's changes over the built-in ones, which hold alone when the call fails. An answer
   * is kept for half an hour; a failure is not.
   */
  read: (...types: readonly SettingsType[]) => Promise<FeatureSettings>
}

interface Kept {
  readonly since: number
  readonly settings: Promise<FeatureSettings>
}

/** Creates the settings by type of one storefront. */
export function createFeatureSettings({
  port,
  clock,
}: {
  readonly port: SettingsPort
  readonly clock: Clock
}): FeatureSettingsStore {
  const kept = new Map<string, Kept>()

  async function ask(key: string, types: readonly SettingsType[]): Promise<FeatureSettings> {
    const answer = await port.readTypes(types)
    if (answer.ok) return mergeSettings(answer.value.settings)
    kept.delete(key)
    return defaultSettings
  }

  return {
    read(...types) {
      const sorted = [...new Set(types)].sort()
      const key = sorted.join(' ')
      const known = kept.get(key)
      if (known && clock.now() - known.since < settingsLifetimeMs) return known.settings
      const settings = ask(key, sorted)
      kept.set(key, { since: clock.now(), settings })
      return settings
    },
  }
}
