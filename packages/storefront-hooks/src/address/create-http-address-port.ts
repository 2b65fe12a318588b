import type { PincodeInfo, PincodePlace, ReverseGeocode, SavedAddress } from '@krishi/storefront-core/address'
import { fromWireAddress, isWireSavedAddress, toSavePayload } from '@krishi/storefront-core/address'
import type { AddressPayloads, AddressSaveResponse, PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { err, ok } from '@krishi/storefront-core/result'
import { hasShape, isListOf, isNullOr, isText } from '@krishi/storefront-core/shape'
import type { HttpClient } from '../http/index.ts'
import { accept, decode, isAbsentOr } from '../http/index.ts'
import { change, isResult } from '../http/told-success.ts'
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

const toSaved = accept(hasShape<AddressSaveResponse>({ result: isResult, address: isAbsentOr(isWireSavedAddress) }))

/** The address book and the look-ups of the form through the API. */
export function createHttpAddressPort(client: HttpClient): AddressPort {
  return {
    pincodeLookup: (pincode, options) =>
      client.call('address.pincodeLookup', { path: { pincode } }, toPincodeInfo, options),
    reverseGeocode: ({ latitude, longitude }, options) =>
      client.call('address.reverseGeocode', { query: { latitude, longitude } }, toReverseGeocode, options),
    list: (options) => client.call('address.listAddresses', {}, toList, options),
    readDefault: (options) => client.call('address.defaultAddress', {}, toDefault, options),
    save: async (address, options) =>
      kept(await client.call('address.saveAddress', { body: toSavePayload(address) }, toSaved, options)),
    update: async ({ id, ...address }, options) =>
      kept(
        await client.call(
          'address.updateAddress',
          { path: { id }, body: toSavePayload(address, id) },
          toSaved,
          options,
        ),
      ),
    remove: (id, options) => change(client, 'address.deleteAddress', { path: { id } }, options),
  }
}

/** A success has the address with it; a failure is one of the server's [28.9]. */
function kept(answer: Result<AddressSaveResponse, PortErrorCode>): Result<SavedAddress, PortErrorCode> {
  if (!answer.ok) return answer
  const { result, address } = answer.value
  if (result === 'Failure') return err('network/server')
  return address ? ok(fromWireAddress(address)) : err('network/malformed')
}
