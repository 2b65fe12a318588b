import type { DeliveryAddress } from '@krishi/storefront-core/address'
import type { Storefront } from '../storefront/create-storefront.ts'
import type { AddressFormStore } from './address-form-store.ts'
import { createKeptAddress } from './kept-address.ts'

/** The address form of each storefront that has shown one. */
export const addressForms = new WeakMap<Storefront, AddressFormStore>()

/** The address to deliver to that this device knows: what came out of the form, else what was remembered. Needs no form. */
export function addressOnDevice(storefront: Storefront): DeliveryAddress | null {
  const form = addressForms.get(storefront)
  if (!form) return createKeptAddress(storefront).read()
  form.hydrate()
  return form.getState().address
}
