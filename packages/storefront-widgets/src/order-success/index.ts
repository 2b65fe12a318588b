export { OrderSuccessWidget } from './order-success-widget.tsx'
export type { OrderSuccessWidgetProps } from './order-success-widget.tsx'
export { paidOf, toOrderFacts, toOrderState, toOrderTotals } from './to-order-success-props.ts'
