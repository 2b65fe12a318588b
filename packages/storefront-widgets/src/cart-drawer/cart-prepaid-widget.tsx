import { usePrepaidSaving } from '@krishi/storefront-hooks/cart'
import { CartPrepaid } from '@krishi/storefront-ui/cart-drawer'

/** What paying online saves, by the lines of the cart and its coupon [24.2, 25.4]. */
export function CartPrepaidWidget() {
  return <CartPrepaid saving={usePrepaidSaving()} />
}
