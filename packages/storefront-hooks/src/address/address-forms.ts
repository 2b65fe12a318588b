import type { DeliveryAddress } from '@krishi/storefront-core/address'
import { parseStoredAddress } from '@krishi/storefront-core/address'
import type { Storefront } from '../storefront/create-storefront.ts'
import { localKeys } from '../storage/index.ts'
import type { AddressFormStore } from './address-form-store.ts'

/** The address form of each storefront that has shown one. */
export const addressForms = new WeakMap<Storefront, AddressFormStore>()

/** The address to deliver to that this device knows: what came out of the form, else what was remembered. Needs no form. */
export function knownAddressOf(storefront: Storefront): DeliveryAddress | null {
  const form = addressForms.get(storefront)
  if (!form) return parseStoredAddress(storefront.storage.read(localKeys.address))
  form.hydrate()
  return form.getState().address
}
