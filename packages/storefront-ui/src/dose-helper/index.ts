export { DoseForm } from './dose-form.tsx'
export type { DoseAnswer, DoseFormProps } from './dose-form.tsx'
export { DoseHelper } from './dose-helper.tsx'
export type { DoseHelperProps } from './dose-helper.tsx'
