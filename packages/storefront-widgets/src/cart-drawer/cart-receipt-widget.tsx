import { useCart, useCartActions } from '@krishi/storefront-hooks/cart'
import { CartReceipt } from '@krishi/storefront-ui/cart-receipt'

/** What price syncs changed, until she has read it; what can be taken back today has a button for it [23.4]. */
export function CartReceiptWidget() {
  const { dismissChanges, undo } = useCartActions()
  const undoable = useCart((cart) => cart.undoable)
  return (
    <CartReceipt
      changes={useCart((cart) => cart.changes)}
      canUndo={({ kind, line }) => kind !== 'price-changed' && undoable?.has(line.id) === true}
      onUndo={({ line }) => undo(line.id)}
      onDismiss={dismissChanges}
    />
  )
}
