export { LeadFormWidget } from './lead-form-widget.tsx'
export type { LeadFormWidgetProps } from './lead-form-widget.tsx'
