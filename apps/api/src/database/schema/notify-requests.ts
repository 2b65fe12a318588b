import { locales, type Locale } from '@krishi/storefront-core/locale'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { variants } from './catalogue.ts'
import { isOneOf, notifyRequestStatuses, type NotifyRequestStatus } from './rules.ts'

/** Who wants to be told when a pack is back: one row, and so at most one open request, for each shopper and pack. */
export const notifyRequests = pgTable(
  'notify_requests',
  {
    /** The shopper of an account; the message goes to the account's number. */
    ownerId: uuid('owner_id').notNull(),
    variantId: uuid('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
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
    index('notify_requests_variant').on(table.variantId),
    check('notify_requests_status_known', isOneOf(table.status, notifyRequestStatuses)),
    check('notify_requests_language_known', isOneOf(table.language, locales)),
    check('notify_requests_tries', sql`${table.tries} >= 0`),
    index('notify_requests_open')
      .on(table.changedAt)
      .where(sql`${table.status} = 'OPEN'`),
  ],
)
