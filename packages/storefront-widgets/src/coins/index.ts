export { CoinsBoxWidget } from './coins-box-widget.tsx'
export type { CoinsBoxWidgetProps } from './coins-box-widget.tsx'
