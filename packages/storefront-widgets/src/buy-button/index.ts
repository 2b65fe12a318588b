export { BuyButtonWidget } from './buy-button-widget.tsx'
export type { BuyButtonWidgetProps } from './buy-button-widget.tsx'
