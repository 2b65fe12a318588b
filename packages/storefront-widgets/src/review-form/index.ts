export { ReviewFormWidget } from './review-form-widget.tsx'
export type { ReviewFormWidgetProps } from './review-form-widget.tsx'
