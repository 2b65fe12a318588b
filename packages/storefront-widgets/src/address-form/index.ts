export { AddressFormWidget } from './address-form-widget.tsx'
export type { AddressFormWidgetProps } from './address-form-widget.types.ts'
export { toAddressFormProps } from './to-address-form-props.ts'
export { useCheckedAddress } from './use-checked-address.ts'
