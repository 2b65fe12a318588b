import { err, ok } from '@krishi/storefront-core/result'
import type { MemoryBackend } from '../memory/create-memory-backend.ts'
import type { AddressPort } from './address-port.ts'

/** Looks pincodes up in a shop in memory. */
export function createMemoryAddressPort(backend: MemoryBackend): AddressPort {
  return {
    pincodeLookup: (pincode, options) =>
      backend.answer('address.pincodeLookup', options, () => {
        const place = backend.shop().pincodes.find((known) => known.pincode === pincode)
        return place ? ok(place) : err('address/pincode-unknown', { serverMessage: 'Invalid Pincode' })
      }),
  }
}
