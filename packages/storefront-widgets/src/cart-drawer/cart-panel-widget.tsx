import { CartPanel } from '@krishi/storefront-ui/cart-drawer'
import { useCartContent } from './use-cart-content.tsx'
import type { CartContentOptions } from './use-cart-content.tsx'

/** The cart page: what the drawer shows, bound to the same cart [05.2]. */
export function CartPanelWidget(options: CartContentOptions) {
  return <CartPanel {...useCartContent(options)} />
}
