import { useCart } from '@krishi/storefront-hooks/cart'
import { CartLineList } from '@krishi/storefront-ui/cart-lines'
import { CartLineWidget } from './cart-line-widget.tsx'
import type { CartLineWidgetProps } from './cart-line-widget.tsx'

/** The list of the cart: renders again only when a line comes or goes, since every row is bound by itself. */
export function CartLinesWidget(line: Omit<CartLineWidgetProps, 'lineId'>) {
  const lineIds = useCart((cart) => cart.view.lineIds)
  return (
    <CartLineList lineIds={lineIds}>
      {lineIds.map((lineId) => (
        <CartLineWidget key={lineId} lineId={lineId} {...line} />
      ))}
    </CartLineList>
  )
}
