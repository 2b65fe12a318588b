import type { Checkout } from '@krishi/storefront-core/checkout'
import { coinSignIn, earnedCoins } from '@krishi/storefront-core/loyalty'
import type { CoinSignIn } from '@krishi/storefront-core/loyalty'
import { useIsSignedIn } from '../session/use-is-signed-in.ts'
import { useStorefront } from '../storefront/use-storefront.ts'

/**
 * What signing in is worth to a guest before paying [03.6]: the coins that the order earns, and the number of its delivery to
 * sign in with. Null for signed-in shoppers, and while it is not known who is signed in.
 */
export function useCoinSignIn({ cart, userIdentity }: Checkout): CoinSignIn | null {
  const { settings } = useStorefront()
  const isGuest = useIsSignedIn() === false
  const coins = earnedCoins(cart.totalCost, settings.loyaltyPoints)?.coins ?? 0
  const phone = userIdentity.deliveryAddress?.phone ?? userIdentity.phone
  return coinSignIn({ isGuest, coins, phone })
}
