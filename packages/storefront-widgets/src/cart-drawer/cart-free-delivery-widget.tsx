import { useFreeDelivery } from '@krishi/storefront-hooks/cart'
import { FreeDeliveryProgress } from '@krishi/storefront-ui/free-delivery-progress'
import { useView } from '@krishi/storefront-ui/view'

/** How far free delivery is, by the sums of the cart [24.4]. */
export function CartFreeDeliveryWidget() {
  return useView(FreeDeliveryProgress, { progress: useFreeDelivery() })
}
