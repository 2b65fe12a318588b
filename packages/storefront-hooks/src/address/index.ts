export type {
  AddressBookActions,
  AddressBookEvent,
  AddressBookState,
  AddressBookStore,
  SaveOptions,
} from './address-book-store.ts'
export type {
  AddressFormActions,
  AddressFormState,
  AddressFormStore,
  AddressLocation,
  PincodeLookup,
} from './address-form-store.ts'
export type { AddressPort } from './address-port.ts'
export { newAddress } from './address-form-store.ts'
export { createAddressBookStore } from './create-address-book-store.ts'
export type { AddressBookOptions } from './create-address-book-store.ts'
export { createAddressFormStore } from './create-address-form-store.ts'
export type { AddressFormOptions } from './create-address-form-store.ts'
export { createHttpAddressPort } from './create-http-address-port.ts'
export type { KeptAddressOptions } from './kept-address.ts'
export { addressFormOf, useAddressDraft, usePincodeLookup } from './use-address-form.ts'
export { addressBookOf, useAddressBook, useBookState } from './use-address-book.ts'
