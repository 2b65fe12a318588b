import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { products } from './catalogue.ts'
import { isMoney } from './rules.ts'

/**
 * What a product costs in a listing within a price range: a row for each price among its packs. Triggers of the database write it,
 * nothing else does. The indexes are the orders of a listing by price, to the last key.
 */
export const listedPacks = pgTable(
  'listed_packs',
  {
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    /** Of a pack, in paise. */
    price: integer('price').notNull(),
    /** The nearest lower price that is listed in its place where the range holds both; -1 for none. */
    priceBelow: integer('price_below').notNull(),
    /** The same of the nearest higher one; 2,147,483,647 for none. */
    priceAbove: integer('price_above').notNull(),
    /** Whether a pack of this price can be bought. */
    isForSale: boolean('is_for_sale').notNull(),
    /** Those of the product. */
    status: text('status').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.price] }),
    // What else decides comes last, so that rows of other ranges are passed by without a look at the table.
    index('listed_packs_by_price').on(
      table.status,
      table.price,
      table.position,
      table.productId,
      table.priceBelow,
      table.priceAbove,
      table.isForSale,
    ),
    index('listed_packs_by_price_down').on(
      table.status,
      sql`(-${table.price})`,
      table.position,
      table.productId,
      table.price,
      table.priceBelow,
      table.priceAbove,
      table.isForSale,
    ),
    check('listed_packs_price_money', isMoney(table.price)),
    check(
      'listed_packs_prices_apart',
      sql`${table.priceBelow} < ${table.price} and ${table.price} < ${table.priceAbove}`,
    ),
  ],
)
