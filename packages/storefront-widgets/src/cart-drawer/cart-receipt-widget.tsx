import { useCart, useCartActions } from '@krishi/storefront-hooks/cart'
import { CartReceipt } from '@krishi/storefront-ui/cart-receipt'

/** What price syncs changed, until she has read it [23.4]. */
export function CartReceiptWidget() {
  const { dismissChanges } = useCartActions()
  return <CartReceipt changes={useCart((cart) => cart.changes)} onDismiss={dismissChanges} />
}
