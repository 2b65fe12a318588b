import { undoStanding } from '@krishi/storefront-core/cart'
import { useCart, useCartActions } from '@krishi/storefront-hooks/cart'
import type { CartReceiptProps } from '@krishi/storefront-ui/cart-receipt'

/** What price syncs changed, until she has read it, and what of it can be taken back today [23.4]. */
export function useReceipt(): Omit<CartReceiptProps, 'messages'> {
  const { dismissChanges, undo } = useCartActions()
  const changes = useCart((cart) => cart.changes)
  const undoable = useCart((cart) => cart.undoable)
  const lines = useCart((cart) => cart.view.byId)
  return {
    changes,
    undoOf: (change) => undoStanding(change, lines.get(change.line.id)?.line.cartQty ?? 0, undoable),
    onUndo: ({ line }) => undo(line.id),
    onDismiss: dismissChanges,
  }
}
