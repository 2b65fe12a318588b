import { CartDrawerFrame } from '@krishi/storefront-ui/cart-drawer'
import type { CartDrawerFrameProps } from '@krishi/storefront-ui/cart-drawer'
import { useCartFrame } from './use-cart-frame.tsx'
import type { CartContentOptions } from './use-cart-frame.tsx'
import { withCheckout } from './with-checkout.tsx'

/** Props of a connected cart drawer. */
export interface CartDrawerWidgetProps
  extends CartContentOptions, Pick<CartDrawerFrameProps, 'open' | 'onOpenChange'> {}

/** The cart drawer, bound to the cart of the nearest storefront [24.1]. */
export function CartDrawerWidget({ open, onOpenChange, ...options }: CartDrawerWidgetProps) {
  return <CartDrawerFrame {...useCartFrame(withCheckout(options), 3)} open={open} onOpenChange={onOpenChange} />
}
