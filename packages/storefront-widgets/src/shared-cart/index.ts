export { ShareCartWidget } from './share-cart-widget.tsx'
export type { ShareCartWidgetProps } from './share-cart-widget.tsx'
export { SharedCartWidget } from './shared-cart-widget.tsx'
export type { SharedCartWidgetProps } from './shared-cart-widget.tsx'
