import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

/** Address books. A deleted address keeps its row for a while, but nothing reads it. */
export const addresses = pgTable(
  'addresses',
  {
    id: uuid('id').primaryKey(),
    /** The shopper of an account, as for checkouts and orders. */
    ownerId: uuid('owner_id').notNull(),
    name: text('name').notNull(),
    lastName: text('last_name').notNull(),
    address1: text('address1').notNull(),
    address2: text('address2').notNull(),
    city: text('city').notNull(),
    province: text('province').notNull(),
    zip: text('zip').notNull(),
    phone: text('phone').notNull(),
    isDefault: boolean('is_default').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    index('addresses_owner').on(table.ownerId, table.createdAt),
    uniqueIndex('addresses_default')
      .on(table.ownerId)
      .where(sql`${table.isDefault} and ${table.deletedAt} is null`),
    index('addresses_deleted_at').on(table.deletedAt),
  ],
)
