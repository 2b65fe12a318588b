import type { Paise } from '@krishi/storefront-core/money'
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { schema, type Database } from '../database/index.ts'
import type { ProvidersPayment } from './payment-gateway.ts'

const { refundEntries, refunds } = schema

/** A refund as the tables keep it. */
export type RefundRow = typeof refunds.$inferSelect

/** How long after a try the next one is made, in ms. */
const retryAfterMs = 60_000

/** Records, once, that a payment bought nothing and is refunded. */
export async function enqueueRefund(
  transaction: Database,
  paymentId: string,
  { id, amount }: ProvidersPayment,
  now: Date,
): Promise<void> {
  await transaction
    .insert(refunds)
    .values({ gatewayPaymentId: id, paymentId, amount, status: 'due', createdAt: now })
    .onConflictDoNothing()
}

/** Enters a refund, whoever asked for it: once for each id, in whatever order they come. */
export async function enterRefund(
  transaction: Database,
  refund: Omit<typeof refundEntries.$inferInsert, 'createdAt'>,
  now: Date,
): Promise<void> {
  await transaction
    .insert(refundEntries)
    .values({ ...refund, createdAt: now })
    .onConflictDoNothing()
}

/** How much of a payment of the provider has come back so far. */
export async function returnedOf(database: Database, gatewayPaymentId: string): Promise<Paise> {
  const [sum] = await database
    .select({ amount: sql<string>`coalesce(sum(${refundEntries.amount}), 0)` })
    .from(refundEntries)
    .where(eq(refundEntries.gatewayPaymentId, gatewayPaymentId))
  return Number(sum?.amount ?? 0)
}

/** Records that a payment was refunded completely and no refund is due any more. */
export async function completeRefund(transaction: Database, gatewayPaymentId: string): Promise<void> {
  await transaction.update(refunds).set({ status: 'done' }).where(eq(refunds.gatewayPaymentId, gatewayPaymentId))
}

/** Refunds that are still owed and were not tried just now, by no server of the shop; they count as tried from here on. */
export async function takeDueRefunds(database: Database, now: Date, limit: number): Promise<readonly RefundRow[]> {
  const untried = or(isNull(refunds.triedAt), lt(refunds.triedAt, new Date(now.getTime() - retryAfterMs)))
  const due = database
    .select({ id: refunds.gatewayPaymentId })
    .from(refunds)
    .where(and(eq(refunds.status, 'due'), untried))
    .limit(limit)
    .for('update', { skipLocked: true })
  return database
    .update(refunds)
    .set({ triedAt: now })
    .where(sql`${refunds.gatewayPaymentId} = any(array(${due}))`)
    .returning()
}
