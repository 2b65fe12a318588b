export { AlertWidget } from './alert-widget.tsx'
export type { AlertWidgetProps } from './alert-widget.tsx'
