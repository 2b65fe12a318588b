import type { CoinTransaction } from '@krishi/storefront-core/contract'
import { useEffect } from 'react'
import type { Query, Remote } from '../query/index.ts'
import { defineQuery, useRemote, valueOf } from '../query/index.ts'
import { useSession } from '../session/use-session.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import type { LoyaltyPort } from './loyalty-port.ts'

/** The shopper's coins and their history. */
export interface CoinWallet {
  readonly totalPoints: number
  /** The newest first. */
  readonly transactions: readonly CoinTransaction[]
}

function walletOptions({ loyalty }: { readonly loyalty: LoyaltyPort }, userId: string): Query<CoinWallet> {
  return defineQuery<CoinWallet>({
    queryKey: ['loyalty.coins', userId],
    async queryFn({ signal }) {
      const [totalPoints, transactions] = await Promise.all([
        valueOf(loyalty.balance({ userId }, { signal })),
        valueOf(loyalty.history({ userId }, { signal })),
      ])
      return { totalPoints, transactions }
    },
    staleTime: 0,
  })
}

/**
 * The shopper's coins and their history [27.3, 27.6]; null for guests and where coins are off, and then nothing is asked: no
 * session is opened and no coins are called for.
 */
export function useCoinWallet(): Remote<CoinWallet> | null {
  const { ports, settings, session } = useStorefront()
  const { isGuest, user } = useSession()
  const { enableLoyaltyPoints } = settings.loyaltyPoints
  const userId = enableLoyaltyPoints && !isGuest ? (user?.userId ?? null) : null
  const remote = useRemote(userId === null ? null : walletOptions(ports, userId))

  useEffect(() => {
    if (enableLoyaltyPoints) void session.open()
  }, [enableLoyaltyPoints, session])

  return userId === null ? null : remote
}
