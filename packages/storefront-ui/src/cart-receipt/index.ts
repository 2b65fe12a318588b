export { CartReceipt } from './cart-receipt.tsx'
export type { CartReceiptProps } from './cart-receipt.tsx'
