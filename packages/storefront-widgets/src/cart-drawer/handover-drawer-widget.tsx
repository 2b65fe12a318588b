import { CartDrawerFrame } from '@krishi/storefront-ui/cart-drawer'
import type { CartDrawerWidgetProps } from './cart-drawer-widget.tsx'
import { HandoverButton } from './handover-button.tsx'
import type { HandoverButtonProps } from './handover-button.tsx'
import { LateReceipt } from './late-receipt.tsx'
import { useCartFrame } from './use-cart-frame.tsx'

/** Props of a cart drawer on a page that makes no orders. */
export interface HandoverDrawerWidgetProps
  extends Omit<CartDrawerWidgetProps, 'onProceeded'>, Pick<HandoverButtonProps, 'onProceed'> {}

/** The cart drawer of a page whose cart is ordered in the shop: without a note, and "Proceed" hands it over. */
export function HandoverDrawerWidget({ open, onOpenChange, onProceed, ...options }: HandoverDrawerWidgetProps) {
  const proceed = (termsAccepted: boolean) => <HandoverButton termsAccepted={termsAccepted} onProceed={onProceed} />
  const frame = useCartFrame({ ...options, proceed, receipt: <LateReceipt /> }, 3)
  return <CartDrawerFrame {...frame} open={open} onOpenChange={onOpenChange} />
}
