import { mergeSettings } from '@krishi/storefront-core/settings'
import { describe, expect, it } from 'vitest'
import { valueOf } from '../query/index.ts'
import type { SettingsPort } from './settings-port.ts'

/** The suite that every adapter of `SettingsPort` passes [06.6]. */
export function describeSettingsPort(make: () => SettingsPort | Promise<SettingsPort>): void {
  describe('[06.6] settings port', () => {
    it('[04.2] gives what `mergeSettings` makes whole settings of', async () => {
      const { settings } = await valueOf((await make()).read())
      expect(mergeSettings(settings).provinces).toHaveLength(36)
    })
  })
}
