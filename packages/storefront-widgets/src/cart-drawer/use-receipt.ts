import { undoStanding } from '@krishi/storefront-core/cart'
import { useCart, useCartActions } from '@krishi/storefront-hooks/cart'
import type { CartReceiptProps } from '@krishi/storefront-ui/cart-receipt'

/** What price syncs changed, until it is dismissed, and what of it can be undone today [23.4]. */
export function useReceipt(): Omit<CartReceiptProps, 'messages'> {
  const { dismissChanges, undo } = useCartActions()
  const changes = useCart((cart) => cart.changes)
  // Without a change there is nothing to take back, whatever becomes of the lines.
  const cart = useCart((state) => (state.changes.length > 0 ? state : null))
  return {
    changes,
    undoOf: (change) => undoStanding(change, cart?.view.byId.get(change.line.id)?.line.cartQty ?? 0, cart?.undoable),
    onUndo: ({ line }) => undo(line.id),
    onDismiss: dismissChanges,
  }
}
