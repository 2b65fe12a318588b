import { CartPanelFrame } from '@krishi/storefront-ui/cart-drawer'
import { useCartFrame } from './use-cart-frame.tsx'
import type { CartContentOptions } from './use-cart-frame.tsx'
import { withCheckout } from './with-checkout.tsx'

/** The cart page: what the drawer shows, bound to the same cart [05.2]. */
export function CartPanelWidget(options: CartContentOptions) {
  return <CartPanelFrame {...useCartFrame(withCheckout(options), 2)} />
}
