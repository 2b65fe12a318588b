import type { Settings } from '@krishi/storefront-core/settings'
import { useStorefront } from '../storefront/use-storefront.ts'

/** The settings that the storefront was made with. */
export function useSettings(): Settings {
  return useStorefront().settings
}
