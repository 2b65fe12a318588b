import type { CoinLot } from '@krishi/storefront-core/loyalty'
import { and, eq, lte, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { inTransaction, schema, type Database } from '../database/index.ts'

const { coinEntries, coinWallets } = schema

/** Coins that an order earned, as far as they are left. */
export interface EarnedLot extends CoinLot {
  readonly ownerId: string
  /** The name of the order. */
  readonly orderName: string
}

const left = sql<number>`sum(${coinEntries.points})::int`

/** Locks the wallet of a shopper until the end of the transaction, so that no other call spends from it meanwhile. */
export async function lockWallet(transaction: Database, ownerId: string): Promise<void> {
  await transaction.insert(coinWallets).values({ ownerId }).onConflictDoNothing()
  await transaction.select().from(coinWallets).where(eq(coinWallets.ownerId, ownerId)).for('update')
}

/** What is in a wallet, lot by lot; empty lots are left out. */
export async function listLots(database: Database, ownerId: string): Promise<readonly EarnedLot[]> {
  const { lotId, expiresAt, orderName, kind } = coinEntries
  const rows = await database
    .select({
      id: lotId,
      expiresAt,
      left,
      orderName: sql<string>`max(${orderName}) filter (where ${kind} = 'earned')`,
    })
    .from(coinEntries)
    .where(eq(coinEntries.ownerId, ownerId))
    .groupBy(lotId, expiresAt)
    .having(sql`${left} > 0`)
  return rows.map((row) => ({ ...row, ownerId, expiresAt: row.expiresAt?.getTime() ?? null }))
}

/** Whether the coins of a lot are over. */
export function isOver({ expiresAt }: Pick<CoinLot, 'expiresAt'>, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now.getTime()
}

/**
 * Writes off what has expired [27.4]: of one shopper, or of all. Afterwards the ledger sums to what can be spent.
 *
 * @param ownerId @default everybody
 */
export async function expireCoins(database: Database, now: Date, ownerId?: string): Promise<void> {
  const due = await database
    .select({ ownerId: coinEntries.ownerId })
    .from(coinEntries)
    .where(and(lte(coinEntries.expiresAt, now), ownerId === undefined ? undefined : eq(coinEntries.ownerId, ownerId)))
    .groupBy(coinEntries.ownerId, coinEntries.lotId)
    .having(sql`${left} > 0`)
  for (const owner of new Set(due.map((row) => row.ownerId))) {
    await inTransaction(database, (transaction) => expireLots(transaction, owner, now))
  }
}

async function expireLots(transaction: Database, ownerId: string, now: Date): Promise<void> {
  await lockWallet(transaction, ownerId)
  const over = (await listLots(transaction, ownerId)).filter((lot) => isOver(lot, now))
  if (over.length === 0) return
  await transaction.insert(coinEntries).values(
    over.map((lot) => ({
      id: uuidv7(),
      ownerId,
      kind: 'expired' as const,
      points: -lot.left,
      lotId: lot.id,
      expiresAt: new Date(lot.expiresAt ?? now),
      orderId: lot.id,
      orderName: lot.orderName,
      createdAt: now,
    })),
  )
}

/** How many coins a shopper has: the sum of the ledger, after what has expired was written off [27.4, 27.6]. */
export async function findBalance(database: Database, ownerId: string, now: Date): Promise<number> {
  await expireCoins(database, now, ownerId)
  const [row] = await database.select({ left }).from(coinEntries).where(eq(coinEntries.ownerId, ownerId))
  return row?.left ?? 0
}
