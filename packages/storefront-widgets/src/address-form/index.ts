export { AddressFormWidget } from './address-form-widget.tsx'
export type { AddressFormWidgetProps } from './address-form-widget.tsx'
export { toAddressFormProps } from './to-address-form-props.ts'
