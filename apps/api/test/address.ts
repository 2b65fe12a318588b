import { decodeAddress, toSavePayload, type AddressSavePayload } from '@krishi/storefront-core/address'
import { address } from './shopper.ts'

/** What the form sends to keep an address. */
export function aSavePayload(changes: Partial<AddressSavePayload> = {}): AddressSavePayload {
  const options = { userId: 'somebody else', userExternalId: 0, isDefault: false, flow: 'address-book' } as const
  return { ...toSavePayload(decodeAddress(address), options), ...changes }
}

const savePayload = aSavePayload()
const anId = '0190f0e0-0000-7000-8000-000000000000'

/** What a guest's calls of an address book look like: right, and refused. */
export const addressBookCalls = {
  'address.listAddresses': { path: '/addresses', status: 403 },
  'address.defaultAddress': { path: '/addresses/default', status: 403 },
  'address.saveAddress': { path: '/addresses', body: savePayload, status: 403 },
  'address.updateAddress': { path: `/addresses/${anId}`, body: savePayload, status: 403 },
  'address.deleteAddress': { path: `/addresses/${anId}/delete`, status: 403 },
}
