export { CoinsBoxWidget } from './coins-box-widget.tsx'
export type { CoinsBoxWidgetProps } from './coins-box-widget.tsx'
export { CoinSignInWidget } from './coin-sign-in-widget.tsx'
export type { CoinSignInWidgetProps } from './coin-sign-in-widget.tsx'
