export { OrderPendingWidget } from './order-pending-widget.tsx'
export type { OrderPendingWidgetProps } from './order-pending-widget.types.ts'
export { toOrderPendingState } from './to-order-pending-state.ts'
