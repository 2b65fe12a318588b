import type { CartLineReference } from '@krishi/storefront-core/contract'
import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Carts on their way from a page of another origin to the shop. They name goods and nobody. */
export const handovers = pgTable(
  'handovers',
  {
    /** SHA-256 of the code. */
    codeHash: text('code_hash').primaryKey(),
    lines: jsonb('lines').$type<readonly CartLineReference[]>().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When the shop took it over; null before. */
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('handovers_expires_at').on(table.expiresAt)],
)
