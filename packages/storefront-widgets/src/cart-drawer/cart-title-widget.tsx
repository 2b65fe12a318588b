import { useCart } from '@krishi/storefront-hooks/cart'
import { CartTitle } from '@krishi/storefront-ui/cart-drawer'

/** The heading's words, bound to how much is in the cart. */
export function CartTitleWidget() {
  return <CartTitle count={useCart((cart) => cart.view.totals.totalNoOfItemsinCart)} />
}
