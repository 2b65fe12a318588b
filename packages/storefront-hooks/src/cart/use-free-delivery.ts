import { freeDeliveryProgress } from '@krishi/storefront-core/pricing'
import type { FreeDeliveryProgress } from '@krishi/storefront-core/pricing'
import { useShallow } from 'zustand/react/shallow'
import type { CartState } from './cart-state.ts'
import { useCart } from './use-cart.ts'

/** How far free delivery is [24.4]. Changes only when something of it does: not any more once it is reached. */
export function useFreeDelivery(): FreeDeliveryProgress {
  return useCart(useShallow(freeDeliveryOf))
}

function freeDeliveryOf({ view, confirmed }: CartState): FreeDeliveryProgress {
  return freeDeliveryProgress(view.totals.totalPrice, confirmed.shipping)
}
