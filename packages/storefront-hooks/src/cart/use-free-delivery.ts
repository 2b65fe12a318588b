import { freeDeliveryProgress } from '@krishi/storefront-core/pricing'
import type { FreeDeliveryProgress } from '@krishi/storefront-core/pricing'
import type { CartState } from './cart-state.ts'
import { useCart } from './use-cart.ts'

/** How far free delivery is [24.4]. Changes only when something of it does: not any more once it is reached. */
export function useFreeDelivery(): FreeDeliveryProgress {
  const status = useCart((cart) => freeDeliveryOf(cart).status)
  const fraction = useCart((cart) => freeDeliveryOf(cart).fraction)
  const remaining = useCart((cart) => freeDeliveryOf(cart).remaining)
  return { status, fraction, remaining }
}

function freeDeliveryOf({ view, confirmed }: CartState): FreeDeliveryProgress {
  return freeDeliveryProgress(view.totals.totalPrice, confirmed.shipping)
}
