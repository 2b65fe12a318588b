import { CartPanelWidget } from '@krishi/storefront-widgets/cart-drawer'
import { CartDeliveryOutlet } from './cart-delivery-outlet.tsx'
import { CrossSellRow } from './cross-sell-row.ts'
import { SavedOutlet } from './saved-outlet.tsx'
import { useCartPage } from './use-cart-page.ts'

/** The cart, bound to the device. A lazy island. */
export default function CartPanel() {
  return (
    <CartPanelWidget
      {...useCartPage()}
      crossSell={[<CartDeliveryOutlet key="delivery" />, <CrossSellRow key="cross-sell" />]}
      aside={<SavedOutlet />}
    />
  )
}
