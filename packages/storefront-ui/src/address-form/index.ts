export { AddressFields } from './address-fields.tsx'
export type { AddressFieldsProps } from './address-fields.tsx'
export { addressErrorKey } from './address-form.errors.ts'
export { AddressForm } from './address-form.tsx'
export type { AddressFormProps } from './address-form.tsx'
export type {
  AddressChoice,
  AddressFormErrors,
  LocationChoice,
  PincodeLookupView,
  Province,
  RememberChoiceView,
} from './address-form.types.ts'
