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

    it('[04.2] gives the parts that are named, and no others', async () => {
      const { settings } = await valueOf((await make()).readTypes(['TRUSTMARKERSWEB', 'LOYALTYPOINTS']))
      expect(Object.keys(Object(settings)).sort()).toEqual(['loyaltyConfig', 'loyaltyPoints', 'trustMarkers'])
    })

    it('[04.3] gives the rules of the address form', async () => {
      const rules = await valueOf((await make()).readAddressForm())
      expect(rules).toMatchObject({ flathouseno: { characterLength: 30 }, address1: { isMandatory: true } })
    })
  })
}
