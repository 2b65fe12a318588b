import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

// What the tables and the files of the catalogue take alike: the constraints are made of these lists.

/** The shelves of the shop. */
export const categories = [
  'seeds',
  'crop-protection',
  'crop-nutrition',
  'farm-machinery',
  'animal-husbandry',
  'saplings',
] as const

/** What a product is made of, as the filters tell. */
export const classifications = ['Bio/Organic', 'Chemical', 'General'] as const

/** Whether a product is sold; an archived one keeps its page. */
export const productStatuses = ['active', 'archived'] as const

/** What a coupon takes off. */
export const couponTypes = ['PERCENTAGE', 'FIXED_AMOUNT'] as const

/** Where a link of the menu leads. */
export const pageTypes = ['home', 'extLink', 'other'] as const

/** The most that anything costs, in paise: one crore rupees. */
export const mostPaise = 1_000_000_000

/** Whether a column holds one of the texts. */
export function isOneOf(column: SQLWrapper, texts: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(texts.map((text) => `'${text}'`).join(', '))})`
}

/** Whether a column holds an amount of money, in paise. */
export function isMoney(column: SQLWrapper): SQL {
  return sql`${column} between 0 and ${sql.raw(String(mostPaise))}`
}
