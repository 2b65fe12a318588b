import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Short addresses of pages of the shop. The code is a hash of the path, so sharing a page again adds no row. */
export const shortLinks = pgTable('short_links', {
  code: text('code').primaryKey(),
  /** Path and query, written by the server. */
  path: text('path').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
