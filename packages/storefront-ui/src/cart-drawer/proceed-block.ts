import type { CartView } from './cart-drawer.types.ts'
import type en from './messages/en.json'

/** Why she cannot proceed, as the key of its sentence, or null when she can [24.3]. */
export function proceedBlock(cart: CartView, termsAccepted: boolean): keyof typeof en | null {
  if (!termsAccepted) return 'termsNeeded'
  if (cart.prices !== 'ready') return 'pricesLoading'
  if (cart.addressesLoading) return 'addressesLoading'
  return null
}
