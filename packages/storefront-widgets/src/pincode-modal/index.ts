export { PincodeModalWidget } from './pincode-modal-widget.tsx'
export type { PincodeModalWidgetProps } from './pincode-modal-widget.tsx'
