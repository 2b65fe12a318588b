import type { Storefront } from '../storefront/create-storefront.ts'

/** How long an answer about settings holds, in ms [04.2]. */
export const settingsLifetimeMs = 1_800_000

/** Whether the settings of a page were read from the API less than half an hour ago: they need not be asked for again. */
export function areSettingsFresh({ settingsReadAt, clock }: Pick<Storefront, 'settingsReadAt' | 'clock'>): boolean {
  return settingsReadAt !== null && clock.now() - settingsReadAt < settingsLifetimeMs
}
