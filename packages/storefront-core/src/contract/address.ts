import type { AddressSavePayload, PincodeInfo, ReverseGeocode, WireSavedAddress } from '../address/index.ts'
import type { MutationResult, NoRequest } from './operation.ts'

/** A place on the map. */
export type CoordinatesQuery = {
  readonly latitude: number
  readonly longitude: number
}

/** Answer of the calls that keep an address. */
export interface AddressSaveResponse extends MutationResult {
  /** The address as it was kept; absent on `Failure`. */
  readonly address?: WireSavedAddress
}

/** What the calls of the address book take and give. */
export interface AddressPayloads {
  'address.pincodeLookup': { request: { path: { pincode: string } }; response: PincodeInfo }
  'address.reverseGeocode': { request: { query: CoordinatesQuery }; response: ReverseGeocode }
  'address.listAddresses': { request: NoRequest; response: { readonly addresses: readonly WireSavedAddress[] } }
  'address.defaultAddress': { request: NoRequest; response: { readonly address: WireSavedAddress | null } }
  'address.saveAddress': { request: { body: AddressSavePayload }; response: AddressSaveResponse }
  'address.updateAddress': {
    request: { path: { id: string }; body: AddressSavePayload }
    response: AddressSaveResponse
  }
  'address.deleteAddress': { request: { path: { id: string } }; response: MutationResult }
}
