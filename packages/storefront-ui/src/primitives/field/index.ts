export { FieldError, FieldHint, describedBy, fieldIds } from './field-parts.tsx'
export type { FieldIds } from './field-parts.tsx'
export { TextField } from './text-field.tsx'
export type { TextFieldProps } from './text-field.tsx'
