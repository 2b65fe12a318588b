import type { CheckoutLoyaltyPoints } from '@krishi/storefront-core/checkout'
import type { CoinTransaction } from '@krishi/storefront-core/contract'
import { earnedCoins, redeemCoins } from '@krishi/storefront-core/loyalty'
import type { Paise } from '@krishi/storefront-core/money'
import { sum } from '@krishi/storefront-core/money'
import type { Settings } from '@krishi/storefront-core/settings'
import type { MemoryBackend } from '../memory/create-memory-backend.ts'
import type { MemoryIdentity } from '../session/memory-identity.ts'

/** The coins of who is signed in to a shop in memory, shared by the ports that show and spend them. */
export interface MemoryWallet {
  /** What came and went; nothing for a guest and where coins are off. */
  transactions: () => readonly CoinTransaction[]
  /** What they add up to. */
  balance: () => number
  /** What a checkout is told of them; undefined for a guest and where coins are off. */
  pointsFor: (sums: {
    readonly goods: Paise
    /** What a coupon leaves to pay. */
    readonly left: Paise
    readonly isUsed: boolean
  }) => CheckoutLoyaltyPoints | undefined
  spend: (points: number, orderName: string) => void
}

/** A wallet with the coins that the memory backend holds as earned. */
export function createMemoryWallet(
  backend: MemoryBackend,
  identity: MemoryIdentity,
  { loyaltyPoints }: Pick<Settings, 'loyaltyPoints'>,
): MemoryWallet {
  let spent: readonly CoinTransaction[] = []
  const hasCoins = () => loyaltyPoints.enableLoyaltyPoints && identity.user().isGuestUser === false
  const transactions = () => (hasCoins() ? [...spent, ...backend.shop().coins] : [])
  const balance = () => sum(transactions().map(({ points }) => points))
  return {
    transactions,
    balance,
    pointsFor({ goods, left, isUsed }) {
      if (!hasCoins()) return undefined
      const { coins, amount } = redeemCoins(goods, balance(), loyaltyPoints, left)
      return {
        isUsed,
        orderRedeemPoints: coins,
        orderRedeemPointsInAmount: amount,
        gainedPointsFromOrder: earnedCoins(goods, loyaltyPoints)?.coins ?? 0,
        totalUserPoints: balance(),
      }
    },
    spend(points, orderName) {
      const createdOn = new Date(backend.clock.now()).toISOString()
      const entry = { id: `spent-${spent.length + 1}`, points: -points, kind: 'spent', orderName, createdOn } as const
      spent = [{ ...entry, expiresOn: null, isExpired: false }, ...spent]
    },
  }
}
