import { fromWireAddress, toSavePayload, type AddressSavePayload } from '@krishi/storefront-core/address'
import { address } from './shopper.ts'

/** What the form sends to keep an address. */
export function aSavePayload(changes: Partial<AddressSavePayload> = {}): AddressSavePayload {
  const owner = { userId: 'somebody else', userExternalId: '' }
  return { ...toSavePayload({ ...fromWireAddress(address), isDefault: false, owner }), ...changes }
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
