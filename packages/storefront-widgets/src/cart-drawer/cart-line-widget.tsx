import { useCartActions, useCartLine } from '@krishi/storefront-hooks/cart'
import { CartLineRow } from '@krishi/storefront-ui/cart-lines'
import { memo } from 'react'
import { toLineView } from './cart-facts.ts'

/** Props of a connected cart line. */
export interface CartLineWidgetProps {
  readonly lineId: string
  /** Keep it stable. */
  readonly productHref: (handle: string) => string
  /** Puts a line aside; without it no line can be. Keep it stable. */
  readonly onSaveForLater?: ((lineId: string) => void) | undefined
}

/** One row, bound to its line: a change of another line leaves it alone. */
export const CartLineWidget = memo(function CartLineWidget({
  lineId,
  productHref,
  onSaveForLater,
}: CartLineWidgetProps) {
  const view = useCartLine(lineId)
  const { setQuantity, remove } = useCartActions()
  if (!view)
    throw new Error(
      `Line "${lineId}" is not in the cart. There is nothing to draw its row with. Draw rows for the line ids of the same cart only.`,
    )
  return (
    <CartLineRow
      view={toLineView(view, productHref)}
      onQuantityChange={setQuantity}
      onQuantityRefused={setQuantity}
      onRemove={remove}
      onSaveForLater={onSaveForLater}
    />
  )
})
