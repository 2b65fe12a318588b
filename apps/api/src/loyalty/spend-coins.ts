import { takeCoins } from '@krishi/storefront-core/loyalty'
import { sum } from '@krishi/storefront-core/money'
import { err, ok, type Result } from '@krishi/storefront-core/result'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { schema, type Database } from '../database/index.ts'
import type { ApiErrorCode } from '../http/error-codes.ts'
import { lockWallet, isOver, listLots } from './ledger.ts'

const { coinEntries } = schema

/** The order that coins pay a part of. */
export interface CoinSpender {
  readonly ownerId: string
  readonly orderId: string
  readonly orderName: string
}

/**
 * Takes coins out of a wallet, within the transaction of their order: of the lots that expire first, and never one twice, since
 * the wallet is locked [27.4]. Refused when there are not as many; the transaction must then be undone.
 */
export async function spendCoins(
  transaction: Database,
  { ownerId, orderId, orderName }: CoinSpender,
  points: number,
  now: Date,
): Promise<Result<null, ApiErrorCode>> {
  if (points === 0) return ok(null)
  await lockWallet(transaction, ownerId)
  const lots = await listLots(transaction, ownerId)
  const draws = takeCoins(
    lots.filter((lot) => !isOver(lot, now)),
    points,
  )
  if (draws === null) return err('coins/changed')
  await transaction.insert(coinEntries).values(
    draws.map(({ lot, points: taken }) => ({
      id: uuidv7(),
      ownerId,
      kind: 'spent' as const,
      points: -taken,
      lotId: lot.id,
      expiresAt: lot.expiresAt === null ? null : new Date(lot.expiresAt),
      orderId,
      orderName,
      createdAt: now,
    })),
  )
  return ok(null)
}

/** The coins of each lot that an order has reserved: what it spent less what was returned. */
async function lotsOfOrder(transaction: Database, orderId: string) {
  return transaction
    .select({
      ownerId: coinEntries.ownerId,
      orderName: coinEntries.orderName,
      lotId: coinEntries.lotId,
      expiresAt: coinEntries.expiresAt,
      spent: sql<number>`-sum(${coinEntries.points})::int`,
      returned: sql<number>`coalesce(sum(${coinEntries.points}) filter (where ${coinEntries.kind} = 'returned'), 0)::int`,
    })
    .from(coinEntries)
    .where(and(eq(coinEntries.orderId, orderId), inArray(coinEntries.kind, ['spent', 'returned'])))
    .groupBy(coinEntries.ownerId, coinEntries.orderName, coinEntries.lotId, coinEntries.expiresAt)
}

/** How many coins an order has reserved now. */
export async function coinsReservedBy(database: Database, orderId: string): Promise<number> {
  return sum((await lotsOfOrder(database, orderId)).map(({ spent }) => spent))
}

/**
 * Returns what an order has spent, once, within the transaction that undoes it: for an order that never came about, such as
 * one whose payment failed. A cancelled order gives nothing back [27.4]. Coins return to their lot, and expire with it.
 */
export async function releaseCoins(transaction: Database, orderId: string, now: Date): Promise<void> {
  const held = (await lotsOfOrder(transaction, orderId)).filter(({ spent }) => spent > 0)
  if (held.length === 0) return
  await transaction.insert(coinEntries).values(
    held.map(({ spent, returned: _before, ...entry }) => ({
      ...entry,
      id: uuidv7(),
      orderId,
      kind: 'returned' as const,
      points: spent,
      createdAt: now,
    })),
  )
}

/** Spends again what an order had given back, of whatever lots there are now; refused when there are not as many coins any more. */
export async function retakeCoins(
  transaction: Database,
  orderId: string,
  now: Date,
): Promise<Result<null, ApiErrorCode>> {
  const given = (await lotsOfOrder(transaction, orderId)).filter(({ spent }) => spent === 0)
  const [first] = given
  if (!first) return ok(null)
  const points = sum(given.map(({ returned }) => returned))
  return spendCoins(transaction, { ownerId: first.ownerId, orderId, orderName: first.orderName }, points, now)
}
