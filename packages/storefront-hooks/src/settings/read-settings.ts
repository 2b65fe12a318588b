import type { Settings } from '@krishi/storefront-core/settings'
import { defaultSettings, mergeSettings } from '@krishi/storefront-core/settings'
import type { SettingsPort } from './settings-port.ts'

/** The shop's settings: the owner's changes over the built-in ones, which hold alone when the call fails [04.2]. */
export async function readSettings({ settings }: { readonly settings: SettingsPort }): Promise<Settings> {
  const answer = await settings.read()
  return answer.ok ? mergeSettings(answer.value.settings) : defaultSettings
}
