import type { SafeStorage } from '../storage/index.ts'
import { localKeys, sessionKeys } from '../storage/index.ts'
import type { CartState } from './cart-state.ts'

/** Whether something is stored that only the cart's code can show: lines, adds that wait, a note or a coupon. */
export function isCartStored(storage: SafeStorage, sessionStorage: SafeStorage): boolean {
  const lines = storage.read(localKeys.cart) ?? '[]'
  const other = storage.read(localKeys.orderNote) || storage.read(localKeys.cartPendingAdds)
  return lines !== '[]' || Boolean(other || sessionStorage.read(sessionKeys.coupon))
}

/** A cart for which so many units wait: they count on the badge, though nobody knows yet what they are. */
export function withPendingUnits({ pendingUnits, view }: CartState, units: number): Partial<CartState> {
  return { pendingUnits: units, view: { ...view, count: view.count + units - pendingUnits } }
}

/** A cart for which nothing is stored: it is ready as it is. */
export function asReady({ view }: CartState): Partial<CartState> {
  return { hydrated: true, status: 'ready', view: { ...view, isSettled: true } }
}
