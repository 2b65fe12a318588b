export { AddressBookWidget } from './address-book-widget.tsx'
export type { AddressBookWidgetProps } from './address-book-widget.types.ts'
export { SavedAddressFormWidget } from './saved-address-form-widget.tsx'
export type { SavedAddressFormWidgetProps } from './saved-address-form-widget.types.ts'
