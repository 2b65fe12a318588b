import { decodeAddress, toSavePayload, type AddressSavePayload } from '@krishi/storefront-core/address'
import { address } from './shopper.ts'

/** What the form sends to keep an address. */
export function aSavePayload(changes: Partial<AddressSavePayload> = {}): AddressSavePayload {
  const options = { userId: 'somebody else', userExternalId: 0, isDefault: false, flow: 'address-book' } as const
  return { ...toSavePayload(decodeAddress(address), options), ...changes }
}
