export { CartEstimateWidget } from './cart-estimate-widget.tsx'
export { DeliveryEstimateWidget } from './delivery-estimate-widget.tsx'
export type { DeliveryEstimateWidgetProps } from './delivery-estimate-widget.tsx'
