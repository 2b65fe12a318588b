import type { ShippingDetails } from '../cart/cart.ts'
import type { Paise } from '../money/index.ts'
import type { FreeDeliveryProgress } from './totals.ts'

/** What delivery costs: the charge while the total is at or below the threshold, else nothing [25.1]. */
export function shippingCharge(total: Paise, shipping: ShippingDetails): Paise {
  return total <= shipping.minCartValueForFreeShipping ? shipping.applicableShippingCharge : 0
}

/** How far a total is from free delivery [24.4]; `unlocked` as soon as nothing is charged. */
export function freeDeliveryProgress(total: Paise, shipping: ShippingDetails): FreeDeliveryProgress {
  if (shippingCharge(total, shipping) === 0) return { status: 'unlocked', fraction: 1, remaining: 0 }
  const threshold = shipping.minCartValueForFreeShipping
  return { status: 'charged', fraction: threshold === 0 ? 0 : total / threshold, remaining: threshold - total }
}
