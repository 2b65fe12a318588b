import type { CheckoutLoyaltyPoints } from '@krishi/storefront-core/checkout'
import { earnedCoins, type RedeemedCoins } from '@krishi/storefront-core/loyalty'
import type { Paise } from '@krishi/storefront-core/money'
import { and, eq } from 'drizzle-orm'
import type { CheckoutRow } from '../checkout/checkouts.ts'
import { schema, type Database } from '../database/index.ts'
import type { ApiContext } from '../api-context.ts'
import { findBalance } from './ledger.ts'
import { coinsReservedBy } from './spend-coins.ts'

const { payments } = schema

/** The coins that a checkout may use. */
export interface CoinWallet {
  readonly balance: number
  /** Whether the shopper wants them used [27.1]. */
  readonly isUsed: boolean
}

/** What the order that a checkout waits for has taken out of the wallet: usable as long as it is not paid. */
async function reservedForCheckout(database: Database, checkoutId: string): Promise<number> {
  const [waiting] = await database
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(and(eq(payments.checkoutId, checkoutId), eq(payments.status, 'awaiting')))
  return waiting ? coinsReservedBy(database, waiting.orderId) : 0
}

/** The wallet of who opens a checkout; null for a guest and where coins are off [03.5, 27.6]. */
export async function findWallet(
  database: Database,
  { settings, now }: Pick<ApiContext, 'settings' | 'now'>,
  { id, ownerId, useCoins }: Pick<CheckoutRow, 'id' | 'ownerId' | 'useCoins'>,
  isGuest: boolean,
): Promise<CoinWallet | null> {
  if (isGuest || !settings.loyaltyPoints.enableLoyaltyPoints) return null
  const held = await reservedForCheckout(database, id)
  return { balance: held + (await findBalance(database, ownerId, now())), isUsed: useCoins }
}

/** What the page of a checkout is told of coins. */
export function toLoyaltyPoints(
  wallet: CoinWallet,
  { coins, amount }: RedeemedCoins,
  goods: Paise,
  { loyaltyPoints }: ApiContext['settings'],
): CheckoutLoyaltyPoints {
  return {
    isUsed: wallet.isUsed,
    orderRedeemPoints: coins,
    orderRedeemPointsInAmount: amount,
    gainedPointsFromOrder: earnedCoins(goods, loyaltyPoints)?.coins ?? 0,
    totalUserPoints: wallet.balance,
  }
}
