import { and, between, eq, gt, lt, sql, type SQL } from 'drizzle-orm'
import { schema } from '../database/index.ts'
import type { ListingScope } from './listing-conditions.ts'

const { listedPacks, products } = schema

/** More than anything costs: no range ends there. */
const beyondAll = 2_147_483_646

/**
 * Joins each product to what it costs in a listing within a price range, core's `listedVariant`: one row, or none where the listing
 * does not have the product. Undefined for a filter without a range.
 *
 * @param isDown Whether the highest price comes first: the index of that order begins with the negative price.
 */
export function listedWithin({ price, availability }: ListingScope['filters'], isDown = false): SQL | undefined {
  if (price.minPrice === null && price.maxPrice === null) return undefined
  const { minPrice, maxPrice } = { minPrice: price.minPrice ?? 0, maxPrice: price.maxPrice ?? beyondAll }
  return and(
    eq(listedPacks.productId, products.id),
    eq(listedPacks.status, 'active'),
    isDown
      ? between(sql`(-${listedPacks.price})`, -maxPrice, -minPrice)
      : between(listedPacks.price, minPrice, maxPrice),
    lt(listedPacks.priceBelow, minPrice),
    gt(listedPacks.priceAbove, maxPrice),
    // Sold-out products count only when the filter asks for them [13.8]. What can be bought is listed first.
    availability === false ? undefined : eq(listedPacks.isForSale, true),
  )
}
