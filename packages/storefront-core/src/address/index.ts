export type {
  AddressDraft,
  AddressField,
  AddressFieldError,
  DeliveryAddress,
  PincodeInfo,
  ReverseGeocode,
  SavedAddress,
} from './address.ts'
export {
  applyPincodeInfo,
  changePincode,
  clearPincodeInfo,
  decodeAddress,
  emptyAddressDraft,
  encodeAddress,
} from './address-draft.ts'
export type { AddressFieldSettings, AddressFormSettings, GuestSettings, Province } from './address-settings.ts'
export { requiresVerification } from './requires-verification.ts'
export { toSavePayload } from './save-payload.ts'
export type { AddressSavePayload, SaveAddressOptions } from './save-payload.ts'
export { isDeliveryAddress, parseStoredAddress } from './stored-address.ts'
export { validateAddress } from './validate-address.ts'
export type { AddressProblem } from './validate-address.ts'
