import { useCartActions, useCartLine } from '@krishi/storefront-hooks/cart'
import { CartLineRow } from '@krishi/storefront-ui/cart-lines'
import type { CartLineRowProps } from '@krishi/storefront-ui/cart-lines'
import { memo } from 'react'
import { toLineView } from './cart-facts.ts'

/** Props of a connected cart line. */
export interface CartLineWidgetProps extends Pick<CartLineRowProps, 'renderPrice' | 'renderActions'> {
  readonly lineId: string
  /** Keep it stable. */
  readonly productHref: (handle: string) => string
  /** Puts a line aside; without it no line can be. Keep it stable. */
  readonly onSaveForLater?: ((lineId: string) => void) | undefined
}

/** One row, bound to its line: a change of another line leaves it alone. */
export const CartLineWidget = memo(function CartLineWidget({ lineId, productHref, ...row }: CartLineWidgetProps) {
  const view = useCartLine(lineId)
  const { setQuantity, remove } = useCartActions()
  // A render that is spread over time can meet the cart before and after a line leaves it; the next one has no row for it.
  if (!view) return null
  return (
    <CartLineRow
      {...row}
      view={toLineView(view, productHref)}
      onQuantityChange={setQuantity}
      onQuantityRefused={setQuantity}
      onRemove={remove}
    />
  )
})
