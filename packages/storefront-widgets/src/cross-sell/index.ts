export { CrossSellModalWidget } from './cross-sell-modal-widget.tsx'
export type { CrossSellModalWidgetProps } from './cross-sell-modal-widget.tsx'
export { CrossSellWidget } from './cross-sell-widget.tsx'
export type { CrossSellQuestion, CrossSellWidgetProps } from './cross-sell-widget.tsx'
