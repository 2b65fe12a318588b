export { PaymentModeWidget } from './payment-mode-widget.tsx'
export type { PaymentModeWidgetProps } from './payment-mode-widget.types.ts'
export { toAddressView, toCheckoutTotals, toPaymentProps, toPaymentState } from './to-payment-props.ts'
