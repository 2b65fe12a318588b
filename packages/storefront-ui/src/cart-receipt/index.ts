export { CartReceipt } from './cart-receipt.tsx'
export type { CartReceiptProps } from './cart-receipt.tsx'
export { useChangeNotice } from './use-change-notice.ts'
export type { ChangeNotice } from './use-change-notice.ts'
