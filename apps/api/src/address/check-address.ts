import { decodeAddress, validateAddress, type DeliveryAddress } from '@krishi/storefront-core/address'
import type { Settings } from '@krishi/storefront-core/settings'

/**
 * What is wrong with an address to deliver to, by field of the form; null when it will do. The same check as the form's
 * [28.2], and its state must be one of ours.
 */
export function checkAddress(address: DeliveryAddress, settings: Settings): Readonly<Record<string, string>> | null {
  const problems = validateAddress(decodeAddress(address), settings.formSettings)
  const fields = Object.fromEntries(problems.map(({ field, error }) => [field, error]))
  const isKnownState = settings.provinces.some(({ id }) => id === address.province)
  const all = isKnownState ? fields : { state: 'invalid', ...fields }
  return Object.keys(all).length > 0 ? all : null
}
