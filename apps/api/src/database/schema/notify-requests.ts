import type { NotifyMeStatus } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Who wants to be told when a pack is back: one row, and so at most one open request, for each shopper and pack. */
export const notifyRequests = pgTable(
  'notify_requests',
  {
    /** The shopper of an account; her number is the account's. */
    ownerId: uuid('owner_id').notNull(),
    variantId: uuid('variant_id').notNull(),
    status: text('status').$type<NotifyMeStatus>().notNull(),
    /** The language that she wants to be told in. */
    language: text('language').$type<Locale>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.variantId] })],
)
