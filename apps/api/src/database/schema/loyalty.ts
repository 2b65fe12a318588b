import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { coinEntryKinds, isOneOf } from './rules.ts'

/** One row for each shopper with coins; locked while coins are spent. */
export const coinWallets = pgTable('coin_purses', { ownerId: uuid('owner_id').primaryKey() })

/**
 * Every movement of coins [27.4]. Rows are added and never changed or deleted; a shopper's balance is the sum of their rows.
 * Coins come in lots, one for each order that earned some, and each movement names the lot that it adds to or takes from.
 */
export const coinEntries = pgTable(
  'coin_entries',
  {
    id: uuid('id').primaryKey(),
    /** The owner of orders: the `shopperId` of an account. */
    ownerId: uuid('owner_id').notNull(),
    kind: text('kind').$type<'earned' | 'spent' | 'returned' | 'expired'>().notNull(),
    /** Above 0 for what comes, below for what goes. */
    points: integer('points').notNull(),
    /** The order that earned the lot. A ledger keeps what was: it names orders, and does not refer to them. */
    lotId: uuid('lot_id').notNull(),
    /** When the lot expires; null for one that does not. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    /** The order that the movement is for. */
    orderId: uuid('order_id').notNull(),
    orderName: text('order_name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('coin_entries_owner').on(table.ownerId, table.expiresAt),
    index('coin_entries_expires_at').on(table.expiresAt),
    index('coin_entries_order').on(table.orderId),
    // An order earns coins once. Coins that it spends can be returned, and spent again when it is paid after all.
    uniqueIndex('coin_entries_earned')
      .on(table.lotId)
      .where(sql`${table.kind} = 'earned'`),
    check('coin_entries_kind_known', isOneOf(table.kind, coinEntryKinds)),
    check(
      'coin_entries_sign',
      sql`(${table.points} > 0) = (${table.kind} in ('earned', 'returned')) and ${table.points} <> 0`,
    ),
  ],
)
