import type { PaymentMode } from '@krishi/storefront-core/checkout'
import type { PaymentStatus } from '@krishi/storefront-core/contract'
import { bigint, check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { checkouts, orders } from './orders.ts'
import { isOneOf, paymentModes, paymentStatuses, refundStatuses } from './rules.ts'

/** What is to be paid for an order in the provider's window: one row for each order that waits or waited for its money. */
export const payments = pgTable(
  'payments',
  {
    /** The receipt that the provider's order carries. */
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    checkoutId: uuid('checkout_id')
      .notNull()
      .references(() => checkouts.id),
    /** What the order is besides: paid whole, or in advance and then on delivery. */
    paymentMode: text('payment_mode').$type<PaymentMode>().notNull(),
    status: text('status').$type<PaymentStatus>().notNull(),
    /** Paise. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').$type<'INR'>().notNull(),
    /** Null until the provider has made its order, and for good when the server died before that. */
    gatewayOrderId: text('gateway_order_id'),
    /** The provider's id of the payment that counts; null until one does. */
    gatewayPaymentId: text('gateway_payment_id'),
    reservedUntil: timestamp('reserved_until', { withTimezone: true }).notNull(),
    /** When the provider was last asked how far it is. */
    checkedAt: timestamp('checked_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('payments_order').on(table.orderId),
    uniqueIndex('payments_gateway_order').on(table.gatewayOrderId),
    // A checkout waits for one payment at most.
    uniqueIndex('payments_awaiting')
      .on(table.checkoutId)
      .where(sql`${table.status} = 'awaiting'`),
    index('payments_to_check').on(table.status, table.checkedAt),
    index('payments_reserved').on(table.status, table.reservedUntil),
    index('payments_checkout').on(table.checkoutId),
    check('payments_mode_known', isOneOf(table.paymentMode, paymentModes)),
    check('payments_status_known', isOneOf(table.status, paymentStatuses)),
    check('payments_currency_known', isOneOf(table.currency, ['INR'])),
    check('payments_amount_positive', sql`${table.amount} > 0`),
  ],
)

/** Money that the shop owes back: one row for each payment at the provider that bought nothing. What of it has come back is in `refundEntries`. */
export const refunds = pgTable(
  'refunds',
  {
    gatewayPaymentId: text('gateway_payment_id').primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    /** Paise. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    status: text('status').$type<'due' | 'done'>().notNull(),
    triedAt: timestamp('tried_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('refunds_due').on(table.status, table.triedAt),
    index('refunds_payment').on(table.paymentId),
    check('refunds_status_known', isOneOf(table.status, refundStatuses)),
    check('refunds_amount_positive', sql`${table.amount} > 0`),
  ],
)

/** What came back of payments: one row for each refund of the provider, a part of a payment or all of it. Rows are only added. */
export const refundEntries = pgTable(
  'refund_entries',
  {
    /** The provider's id of the refund: a notice that comes twice enters it once. */
    id: text('id').primaryKey(),
    gatewayPaymentId: text('gateway_payment_id').notNull(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    /** Paise. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('refund_entries_of_payment').on(table.gatewayPaymentId, table.createdAt),
    index('refund_entries_payment').on(table.paymentId),
    check('refund_entries_amount_positive', sql`${table.amount} > 0`),
  ],
)

/** Notices of the provider that have been dealt with; it sends each one until it is answered, and sometimes again. */
export const gatewayEvents = pgTable(
  'gateway_events',
  {
    id: text('id').primaryKey(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('gateway_events_received').on(table.receivedAt)],
)
