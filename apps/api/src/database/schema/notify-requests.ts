import type { NotifyMeStatus } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** How a request stands; over once the message has been sent, or was given up. */
export type NotifyRequestStatus = NotifyMeStatus | 'OVER'

/** Who wants to be told when a pack is back: one row, and so at most one open request, for each shopper and pack. */
export const notifyRequests = pgTable(
  'notify_requests',
  {
    /** The shopper of an account; the message goes to the account's number. */
    ownerId: uuid('owner_id').notNull(),
    variantId: uuid('variant_id').notNull(),
    status: text('status').$type<NotifyRequestStatus>().notNull(),
    /** The language of the message. */
    language: text('language').$type<Locale>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the shopper last asked or cancelled. */
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    /** How many messages were tried since then. */
    tries: integer('tries').notNull().default(0),
    /** When the next try is due: after one that failed, or after one of which nothing was heard; null before the first. */
    retryAt: timestamp('retry_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.variantId] }),
    index('notify_requests_open')
      .on(table.changedAt)
      .where(sql`${table.status} = 'OPEN'`),
  ],
)
