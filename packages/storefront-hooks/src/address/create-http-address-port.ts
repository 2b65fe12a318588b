import type { PincodeInfo, PincodePlace, ReverseGeocode } from '@krishi/storefront-core/address'
import { fromWireAddress, isWireSavedAddress, toSavePayload } from '@krishi/storefront-core/address'
import type { AddressPayloads, AddressSaveResponse } from '@krishi/storefront-core/contract'
import { hasShape, isListOf, isNullOr, isText } from '@krishi/storefront-core/shape'
import type { HttpClient } from '../http/index.ts'
import { accept, decode, isAbsentOr } from '../http/index.ts'
import { change, changeAndRead } from '../http/told-success.ts'
import type { AddressPort } from './address-port.ts'

const toPincodeInfo = accept(
  hasShape<PincodeInfo>({
    pincode: isText,
    city: isText,
    district: isText,
    state: isText,
    provinceId: isText,
    names: isAbsentOr(isListOf(isText)),
    otherPlaces: isListOf(
      hasShape<PincodePlace>({ district: isText, provinceId: isText, names: isAbsentOr(isListOf(isText)) }),
    ),
  }),
)

const toReverseGeocode = accept(hasShape<ReverseGeocode>({ pincode: isText, displayAddress: isText }))

const toList = decode(
  hasShape<AddressPayloads['address.listAddresses']['response']>({ addresses: isListOf(isWireSavedAddress) }),
  ({ addresses }) => addresses.map(fromWireAddress),
)

const toDefault = decode(
  hasShape<AddressPayloads['address.defaultAddress']['response']>({ address: isNullOr(isWireSavedAddress) }),
  ({ address }) => address && fromWireAddress(address),
)

const toSaved = decode(
  hasShape<Required<Pick<AddressSaveResponse, 'address'>>>({ address: isWireSavedAddress }),
  ({ address }) => fromWireAddress(address),
)

/** The address book and the look-ups of the form through the API. */
export function createHttpAddressPort(client: HttpClient): AddressPort {
  return {
    pincodeLookup: (pincode, options) =>
      client.call('address.pincodeLookup', { path: { pincode } }, toPincodeInfo, options),
    reverseGeocode: ({ latitude, longitude }, options) =>
      client.call('address.reverseGeocode', { query: { latitude, longitude } }, toReverseGeocode, options),
    list: (options) => client.call('address.listAddresses', {}, toList, options),
    readDefault: (options) => client.call('address.defaultAddress', {}, toDefault, options),
    save: (address, options) =>
      changeAndRead(client, 'address.saveAddress', { body: toSavePayload(address) }, toSaved, options),
    update: ({ id, ...address }, options) =>
      changeAndRead(
        client,
        'address.updateAddress',
        { path: { id }, body: toSavePayload(address, id) },
        toSaved,
        options,
      ),
    remove: (id, options) => change(client, 'address.deleteAddress', { path: { id } }, options),
  }
}
