export { OpenOrderWidget } from './open-order-widget.tsx'
export type { OpenOrderWidgetProps } from './open-order-widget.tsx'
