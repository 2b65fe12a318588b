import type { PaymentMode } from '@krishi/storefront-core/checkout'
import type { NotifyMeStatus, PaymentStatus, TileGroup } from '@krishi/storefront-core/contract'
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { SearchKind } from '../../search/search-port.ts'

// Values that both the tables and the catalogue files accept: the check constraints are built from these lists.

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

/** Whether a pack is sold beyond its stock. */
export const inventoryPolicies = ['deny', 'continue'] as const

/** The system that tracks the stock of a pack; null where stock is not tracked. */
export const inventoryManagements = ['shopify'] as const

/** How a checkout stands. */
export const checkoutStatuses = ['open', 'completed', 'withdrawn'] as const

/** How an order stands. */
export const orderStatuses = ['awaiting', 'placed', 'expired'] as const

/** How a parcel stands. */
export const parcelStatuses = ['success', 'cancelled'] as const

/** How an intent to order stands. */
export const intentStatuses = ['running', 'done', 'withdrawn'] as const

/** How money that is owed back stands. */
export const refundStatuses = ['due', 'done'] as const

/** Why coins came or went. */
export const coinEntryKinds = ['earned', 'spent', 'returned', 'expired'] as const

/** What a shopper may ask others. */
export const quizPollTypes = ['poll', 'quiz'] as const

/** What a browser is told of: how an order stands, or that a price fell. */
export const alertEvents = [
  'placed',
  'shipped',
  'out_for_delivery',
  'delivered',
  'cancelled',
  'refunded',
  'price',
] as const

/** How an alert stands. */
export const alertStatuses = ['OPEN', 'OVER'] as const

/** How a request to be told of a pack stands; over once the message has been sent, or was given up. */
export type NotifyRequestStatus = NotifyMeStatus | 'OVER'

// The types of the following values are defined elsewhere.
export const notifyRequestStatuses: readonly NotifyRequestStatus[] = ['OPEN', 'CANCEL', 'OVER']
export const paymentModes: readonly PaymentMode[] = ['online', 'cod']
export const paymentStatuses: readonly PaymentStatus[] = ['awaiting', 'paid', 'expired', 'refunding', 'refunded']
export const searchKinds: readonly SearchKind[] = ['product', 'article']
export const tileGroups: readonly TileGroup[] = ['categories', 'brands']

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

/** Whether none of the columns holds less than zero. */
export function areNotNegative(columns: readonly SQLWrapper[]): SQL {
  return sql.join(
    columns.map((column) => sql`${column} >= 0`),
    sql` and `,
  )
}
