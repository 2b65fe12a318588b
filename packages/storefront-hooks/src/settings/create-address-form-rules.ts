import type { CheckoutAddressFormSettings } from '@krishi/storefront-core/contract'
import { mergeSettings } from '@krishi/storefront-core/settings'
import type { Settings } from '@krishi/storefront-core/settings'
import { parseJson } from '@krishi/storefront-core/shape'
import type { SafeStorage } from '../storage/index.ts'
import { localKeys } from '../storage/index.ts'
import type { SettingsPort } from './settings-port.ts'

/** The rules of the address form. */
export type AddressFormRules = Pick<Settings, 'formSettings' | 'enableAddressAutoFillWithCoordinates'>

/** The rules of the address form on this device [04.3]. */
export interface AddressFormRulesStore {
  /** Those that were kept last; null where none are. */
  kept: () => AddressFormRules | null
  /** Those of today, which are kept; null when they cannot be had. */
  read: () => Promise<AddressFormRules | null>
}

/** What is malformed in rules from outside falls back key by key; null where nothing came. */
function toRules(source: unknown): AddressFormRules | null {
  if (source === null || source === undefined) return null
  const { enableAddressAutoFillWithCoordinates: isFilled } = source as Partial<CheckoutAddressFormSettings>
  const rules = mergeSettings({ formSettings: source, enableAddressAutoFillWithCoordinates: isFilled })
  // These and no others: whoever lays them over the settings of the shop keeps the rest.
  const { formSettings, enableAddressAutoFillWithCoordinates } = rules
  return { formSettings, enableAddressAutoFillWithCoordinates }
}

/** Creates the rules of the address form over a port and local storage. */
export function createAddressFormRules(port: SettingsPort, storage: SafeStorage): AddressFormRulesStore {
  return {
    kept: () => toRules(parseJson(storage.read(localKeys.addressFormSettings))),
    async read() {
      const answer = await port.readAddressForm()
      if (!answer.ok) return null
      storage.write(localKeys.addressFormSettings, JSON.stringify(answer.value))
      return toRules(answer.value)
    },
  }
}
