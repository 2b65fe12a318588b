import type { CartView } from './cart-drawer.types.ts'
import type en from './messages/en.json'

interface ProceedFacts extends Pick<CartView, 'prices' | 'addressesLoading' | 'offline' | 'excessLines'> {
  readonly termsAccepted: boolean
}

/** Why the cart cannot proceed, as the key of its sentence, or null when it can [24.3]. */
export function proceedBlock({
  prices,
  addressesLoading,
  offline,
  excessLines = 0,
  termsAccepted,
}: ProceedFacts): keyof typeof en | null {
  if (excessLines > 0) return 'tooMany'
  if (!termsAccepted) return 'termsNeeded'
  if (prices !== 'ready') return offline ? 'offline' : 'pricesLoading'
  if (addressesLoading) return 'addressesLoading'
  return null
}
