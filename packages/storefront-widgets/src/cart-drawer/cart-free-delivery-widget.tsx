import { useFreeDelivery } from '@krishi/storefront-hooks/cart'
import { FreeDeliveryProgress } from '@krishi/storefront-ui/free-delivery-progress'

/** How far free delivery is, by the sums of the cart [24.4]. */
export function CartFreeDeliveryWidget() {
  return <FreeDeliveryProgress progress={useFreeDelivery()} />
}
