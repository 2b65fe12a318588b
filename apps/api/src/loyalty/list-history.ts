import type { CoinTransaction } from '@krishi/storefront-core/contract'
import { desc, eq } from 'drizzle-orm'
import { schema, type Database } from '../database/index.ts'
import { expireCoins } from './ledger.ts'

const { coinEntries } = schema

/** The most movements that are told, the newest first. */
const maximumEntries = 500

/**
 * What a shopper has earned, spent and let expire, the newest first [27.3]. An order that took coins of several lots spent them
 * once; what it was given back it did not spend.
 */
export async function listHistory(database: Database, ownerId: string, now: Date): Promise<readonly CoinTransaction[]> {
  await expireCoins(database, now, ownerId)
  const rows = await database
    .select()
    .from(coinEntries)
    .where(eq(coinEntries.ownerId, ownerId))
    .orderBy(desc(coinEntries.createdAt), desc(coinEntries.id))
    .limit(maximumEntries)
  const transactions = new Map<string, CoinTransaction>()
  for (const { id, kind, points, orderId, orderName, expiresAt, createdAt } of rows) {
    const isEarned = kind === 'earned'
    const known = kind === 'returned' ? 'spent' : kind
    const key = `${known} ${orderId}`
    const before = transactions.get(key)
    transactions.set(key, {
      id: before?.id ?? id,
      points: (before?.points ?? 0) + points,
      kind: known,
      orderName,
      createdOn: createdAt.toISOString(),
      expiresOn: isEarned ? (expiresAt?.toISOString() ?? null) : null,
      isExpired: isEarned && expiresAt !== null && expiresAt <= now,
    })
  }
  return [...transactions.values()].filter(({ points }) => points !== 0)
}
