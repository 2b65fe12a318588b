import type { PaymentMode } from '@krishi/storefront-core/checkout'
import { and, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { schema, type Database } from '../database/index.ts'

const { payments } = schema

/** A payment as the tables keep it. */
export type PaymentRow = typeof payments.$inferSelect

/** How long the provider's window stays open, in seconds [30.7]. */
const windowSeconds = 720

/** How long after its window the money may still be on its way, in seconds: the goods are kept until then. */
const graceSeconds = 180

/** Keeps that an order waits for its money from `now` on. */
export async function insertPayment(
  transaction: Database,
  order: {
    readonly orderId: string
    readonly checkoutId: string
    readonly paymentMode: PaymentMode
    readonly amount: number
  },
  now: Date,
): Promise<PaymentRow> {
  const row: PaymentRow = {
    ...order,
    id: uuidv7(),
    status: 'awaiting',
    currency: 'INR',
    gatewayOrderId: null,
    gatewayPaymentId: null,
    reservedUntil: new Date(now.getTime() + (windowSeconds + graceSeconds) * 1000),
    checkedAt: now,
    createdAt: now,
  }
  await transaction.insert(payments).values(row)
  return row
}

/** The payment that a checkout waits for, locked until the end of the transaction; null where it waits for none. */
export async function lockAwaitingPayment(transaction: Database, checkoutId: string): Promise<PaymentRow | null> {
  const [row] = await transaction
    .select()
    .from(payments)
    .where(and(eq(payments.checkoutId, checkoutId), eq(payments.status, 'awaiting')))
    .for('update')
  return row ?? null
}

/** How long a window that is opened now may stay open, in whole seconds; 0 when nothing may be paid any more. */
export function secondsToPay({ status, reservedUntil }: PaymentRow, now: Date): number {
  if (status !== 'awaiting') return 0
  return Math.max(0, Math.floor((reservedUntil.getTime() - now.getTime()) / 1000) - graceSeconds)
}
