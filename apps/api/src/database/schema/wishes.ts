import { index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { products } from './catalogue.ts'

/** What shoppers have put aside. The id is derived from both others: a product is on a list once, however often it is asked for. */
export const wishes = pgTable(
  'wishes',
  {
    id: uuid('id').primaryKey(),
    /** The shopper of an account, as for addresses and orders. */
    ownerId: uuid('owner_id').notNull(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('wishes_owner').on(table.ownerId, table.createdAt), index('wishes_product').on(table.productId)],
)
