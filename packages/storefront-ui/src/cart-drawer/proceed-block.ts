import type { CartView } from './cart-drawer.types.ts'
import type en from './messages/en.json'

interface ProceedFacts extends Pick<CartView, 'prices' | 'addressesLoading' | 'offline'> {
  readonly termsAccepted: boolean
}

/** Why she cannot proceed, as the key of its sentence, or null when she can [24.3]. */
export function proceedBlock({
  prices,
  addressesLoading,
  offline,
  termsAccepted,
}: ProceedFacts): keyof typeof en | null {
  if (!termsAccepted) return 'termsNeeded'
  if (prices !== 'ready') return offline ? 'offline' : 'pricesLoading'
  if (addressesLoading) return 'addressesLoading'
  return null
}
