import type { PincodeInfo } from '@krishi/storefront-core/address'
import { hasShape, isListOf, isText } from '@krishi/storefront-core/shape'
import type { HttpClient } from '../http/index.ts'
import { accept } from '../http/index.ts'
import type { AddressPort } from './address-port.ts'

const toPincodeInfo = accept(
  hasShape<PincodeInfo>({
    pincode: isText,
    city: isText,
    district: isText,
    state: isText,
    provinceId: isText,
    otherDistricts: isListOf(isText),
  }),
)

/** Looks pincodes up through the API. */
export function createHttpAddressPort(client: HttpClient): AddressPort {
  return {
    pincodeLookup: (pincode, options) =>
      client.call('address.pincodeLookup', { path: { pincode } }, toPincodeInfo, options),
  }
}
