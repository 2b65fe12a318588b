export { VariantPicker } from './variant-picker.tsx'
export type { PackChoice, VariantPickerProps } from './variant-picker.tsx'
