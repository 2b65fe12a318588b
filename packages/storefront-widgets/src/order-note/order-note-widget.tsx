import { useCart, useCartActions } from '@krishi/storefront-hooks/cart'
import { OrderNote } from '@krishi/storefront-ui/order-note'

/** The note to the order, bound to the cart of the nearest storefront: it is kept as it is written [23.8]. */
export function OrderNoteWidget() {
  const note = useCart((cart) => cart.note)
  const { setNote } = useCartActions()
  return <OrderNote note={note} onNoteChange={setNote} />
}
