import { sql } from 'drizzle-orm'
import { bigint, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * Which pages look different since a cache in front was last told. Triggers write a row for each statement that changes what the
 * shop shows; it is gone once the cache was told.
 */
export const productChanges = pgTable('product_changes', {
  id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  /** Products that look different. */
  handles: text('handles').array().notNull(),
  /** Keys of pages that show something else: what is on them, or how it is called, has changed. */
  keys: text('keys')
    .array()
    .notNull()
    .default(sql`'{}'::text[]`),
})
