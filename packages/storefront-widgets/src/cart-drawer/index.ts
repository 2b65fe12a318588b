export { CartDrawerWidget } from './cart-drawer-widget.tsx'
export type { CartDrawerWidgetProps } from './cart-drawer-widget.tsx'
export { CartPanelWidget } from './cart-panel-widget.tsx'
export type { CartContentOptions } from './use-cart-frame.tsx'
