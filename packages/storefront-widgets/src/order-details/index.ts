export { OrderDetailsWidget } from './order-details-widget.tsx'
export type { OrderDetailsWidgetProps } from './order-details-widget.tsx'
