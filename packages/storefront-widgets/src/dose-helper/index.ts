export { DoseFormWidget } from './dose-form-widget.tsx'
export type { DoseFormWidgetProps } from './dose-form-widget.tsx'
export { usableDose } from './usable-dose.ts'
