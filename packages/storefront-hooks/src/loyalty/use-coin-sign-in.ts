import type { Checkout } from '@krishi/storefront-core/checkout'
import { coinSignIn, earnedCoins } from '@krishi/storefront-core/loyalty'
import type { CoinSignIn } from '@krishi/storefront-core/loyalty'
import { useIsSignedIn } from '../session/use-is-signed-in.ts'
import { useStorefront } from '../storefront/use-storefront.ts'

/**
 * What signing in is worth to a guest before she pays [03.6]: the coins that her order earns, under the number that it is
 * delivered to. Null for who is signed in, and while nobody knows.
 */
export function useCoinSignIn({ cart, userIdentity }: Checkout): CoinSignIn | null {
  const { settings } = useStorefront()
  const isGuest = useIsSignedIn() === false
  const coins = earnedCoins(cart.totalCost, settings.loyaltyPoints)?.coins ?? 0
  const phone = userIdentity.deliveryAddress?.phone ?? userIdentity.phone
  return coinSignIn({ isGuest, coins, phone })
}
