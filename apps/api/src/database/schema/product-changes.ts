import { bigint, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * Which products look different since a cache in front was last told. Triggers write a row for each statement that changes
 * products or packs; it is gone once the cache was told.
 */
export const productChanges = pgTable('product_changes', {
  id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  handles: text('handles').array().notNull(),
})
