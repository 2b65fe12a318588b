import { usePrepaidSaving } from '@krishi/storefront-hooks/cart'
import { CartPrepaid } from '@krishi/storefront-ui/cart-drawer'
import { useView } from '@krishi/storefront-ui/view'

/** What paying online saves, by the lines of the cart and its coupon [24.2, 25.4]. */
export function CartPrepaidWidget() {
  return useView(CartPrepaid, { saving: usePrepaidSaving() })
}
