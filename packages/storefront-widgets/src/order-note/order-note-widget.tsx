import { useCart, useCartActions } from '@krishi/storefront-hooks/cart'
import { OrderNote } from '@krishi/storefront-ui/order-note'
import type { RootProps } from '@krishi/storefront-ui/root'

/** The note to the order, bound to the cart of the nearest storefront: it is kept as it is written [23.8]. */
export function OrderNoteWidget(root: RootProps) {
  const note = useCart((cart) => cart.note)
  const { setNote } = useCartActions()
  return <OrderNote {...root} note={note} onNoteChange={setNote} />
}
