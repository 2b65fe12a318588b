import { CartDrawer } from '@krishi/storefront-ui/cart-drawer'
import type { CartDrawerProps } from '@krishi/storefront-ui/cart-drawer'
import { useCartContent } from './use-cart-content.tsx'
import type { CartContentOptions } from './use-cart-content.tsx'

/** Props of a connected cart drawer. */
export interface CartDrawerWidgetProps extends CartContentOptions, Pick<CartDrawerProps, 'open' | 'onOpenChange'> {}

/** The cart drawer, bound to the cart of the nearest storefront [24.1]. */
export function CartDrawerWidget({ open, onOpenChange, ...options }: CartDrawerWidgetProps) {
  return <CartDrawer {...useCartContent(options)} open={open} onOpenChange={onOpenChange} />
}
