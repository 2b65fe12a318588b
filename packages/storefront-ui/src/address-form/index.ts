export { addressErrorKey } from './address-form.errors.ts'
export { AddressForm } from './address-form.tsx'
export type { AddressChoice, AddressFormProps } from './address-form.tsx'
export type { AddressFormErrors, LocationChoice, PincodeLookupView, Province } from './address-form.types.ts'
