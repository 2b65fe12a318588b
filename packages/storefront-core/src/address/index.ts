export type {
  AddressDraft,
  AddressField,
  AddressFieldError,
  AddressToKeep,
  DeliveryAddress,
  PincodeInfo,
  PincodePlace,
  ReverseGeocode,
  SavedAddress,
} from './address.ts'
export { addressBookLimit, addressesShownFirst, defaultBoxOf, putAddress, shownAddresses } from './address-book.ts'
export type { DefaultBox } from './address-book.ts'
export {
  applyPincodeInfo,
  changePincode,
  clearPincodeInfo,
  decodeAddress,
  emptyAddressDraft,
  encodeAddress,
} from './address-draft.ts'
export type { AddressFieldSettings, AddressFormSettings, GuestSettings, Province } from './address-settings.ts'
export { isSameAddress, mergeAddresses } from './merge-addresses.ts'
export type { AddressMerge } from './merge-addresses.ts'
export { applyPosition, isPlaceEmpty } from './place-of-position.ts'
export { isAddressRefusal } from './address-refusal.ts'
export { isNameOf, placeNameKey, placeOfDistrict, placesOf } from './pincode-places.ts'
export type { KnownPincode } from './pincode-places.ts'
export { provinceName } from './province-name.ts'
export { renamePlace } from './rename-place.ts'
export { requiresVerification } from './requires-verification.ts'
export { toDeliveryAddress } from './saved-address.ts'
export { toSavePayload } from './save-payload.ts'
export type { AddressSavePayload } from './save-payload.ts'
export { parseStoredAddress } from './stored-address.ts'
export { validateAddress } from './validate-address.ts'
export type { AddressProblem } from './validate-address.ts'
export { fromWireAddress, isWireAddress, toWireAddress } from './wire-address.ts'
export type { OnWire, WireAddress } from './wire-address.ts'
export { isWireSavedAddress } from './wire-saved-address.ts'
export type { WireSavedAddress } from './wire-saved-address.ts'
