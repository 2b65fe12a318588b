export { SelectField } from './select-field.tsx'
export type { SelectFieldProps, SelectOption } from './select-field.tsx'
