import { CartReceipt, CartReceiptSheet } from '@krishi/storefront-ui/cart-receipt'
import type { CartReceiptSheetProps } from '@krishi/storefront-ui/cart-receipt'
import type { RootProps } from '@krishi/storefront-ui/root'
import { useReceipt } from './use-receipt.ts'

/** The notice in the cart about what price syncs changed, with its sheet [23.4]. */
export function CartReceiptWidget() {
  return <CartReceipt {...useReceipt()} />
}

/** Props of the connected sheet. */
export interface CartReceiptSheetWidgetProps
  extends Pick<CartReceiptSheetProps, 'open' | 'onOpenChange'>, RootProps<HTMLElement> {}

/** The sheet alone, for a page that tells of the changes in a notice of its own [23.4]. */
export function CartReceiptSheetWidget(props: CartReceiptSheetWidgetProps) {
  return <CartReceiptSheet {...props} {...useReceipt()} />
}
