export { OrderListWidget } from './order-list-widget.tsx'
export type { OrderListWidgetProps } from './order-list-widget.tsx'
