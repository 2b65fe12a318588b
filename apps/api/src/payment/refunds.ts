import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { schema, type Database } from '../database/index.ts'
import type { ProvidersPayment } from './payment-gateway.ts'
import type { PaymentRow } from './payments.ts'

const { refunds } = schema

/** A refund as the tables keep it. */
export type RefundRow = typeof refunds.$inferSelect

/** How long after a try the next one is made, in ms. */
const retryAfterMs = 60_000

/** Keeps that a payment bought nothing and goes back, once. */
export async function oweRefund(
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

/** Keeps that a payment has gone back, whoever asked for it. */
export async function completeRefund(
  transaction: Database,
  { id, amount }: PaymentRow,
  gatewayPaymentId: string,
  now: Date,
): Promise<void> {
  await transaction
    .insert(refunds)
    .values({ gatewayPaymentId, paymentId: id, amount, status: 'done', createdAt: now })
    .onConflictDoUpdate({ target: refunds.gatewayPaymentId, set: { status: 'done' } })
}

/** Refunds that are still owed and were not tried just now; they count as tried from here on. */
export async function takeDueRefunds(database: Database, now: Date, limit: number): Promise<readonly RefundRow[]> {
  const untried = or(isNull(refunds.triedAt), lt(refunds.triedAt, new Date(now.getTime() - retryAfterMs)))
  const due = await database
    .select()
    .from(refunds)
    .where(and(eq(refunds.status, 'due'), untried))
    .limit(limit)
  for (const { gatewayPaymentId } of due) {
    await database.update(refunds).set({ triedAt: now }).where(eq(refunds.gatewayPaymentId, gatewayPaymentId))
  }
  return due
}
