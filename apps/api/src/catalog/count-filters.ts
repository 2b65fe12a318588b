import type { FilterCounts } from '@krishi/storefront-core/contract'
import { and, eq, gte, sql, type SQLWrapper } from 'drizzle-orm'
import { schema, type Database } from '../database/index.ts'
import {
  conditionOf,
  conditionsOf,
  forSale,
  isInRange,
  noFilters,
  type ListingFilter,
  type ListingScope,
} from './listing-conditions.ts'

const { products, variants } = schema

/**
 * How many products each choice would show beside the choices that are made: every filter is counted as if nothing of
 * its own were chosen, since its choices add to each other. The products are looked through once, whatever is counted.
 */
export async function countFilters(database: Database, { handleName, filters }: ListingScope): Promise<FilterCounts> {
  const holds = (name: ListingFilter) => sql<boolean>`${conditionOf(database, filters, name) ?? sql`true`}`
  const inRange = isInRange(filters.price)
  const found = database
    .select({
      brand: products.brandHandle,
      category: products.categoryHandle,
      shelf: products.subCategoryHandle,
      origin: products.countryOfOrigin,
      rating: products.ratingAverage,
      isListed: sql<boolean>`coalesce(bool_or(${and(forSale, inRange)}), false)`.as('is_listed'),
      isSoldOut: sql<boolean>`not coalesce(bool_or(${forSale}), false)`.as('is_sold_out'),
      hasBrand: holds('brandHandleName').as('has_brand'),
      hasCategory: holds('categoryHandleName').as('has_category'),
      hasOrigin: holds('countryOfOrigin').as('has_origin'),
      hasRating: holds('rating').as('has_rating'),
    })
    .from(products)
    .leftJoin(variants, eq(variants.productId, products.id))
    .where(conditionsOf(database, { handleName, filters: noFilters }))
    .groupBy(products.id)
    .having(inRange && sql`bool_or(${inRange})`)
    .as('found')
  const { brand, category, shelf, origin, hasBrand, hasCategory, hasOrigin, hasRating } = found
  const anyStock = inRange ? found.isListed : sql`true`
  const hasStock = filters.availability === null ? anyStock : filters.availability ? found.isListed : found.isSoldOut
  const inStock = (condition: SQLWrapper) => countWhere(hasBrand, hasCategory, hasOrigin, hasRating, condition)
  const rated = (lowest: number) => countWhere(hasBrand, hasCategory, hasOrigin, hasStock, gte(found.rating, lowest))
  // Grouping sets: each row groups by brand, category, shelf or origin and has null in the others; the last row counts all products.
  const groups = await database
    .select({
      ...{ brand, category, shelf, origin },
      ofBrand: countWhere(hasCategory, hasOrigin, hasRating, hasStock),
      ofCategory: countWhere(hasBrand, hasOrigin, hasRating, hasStock),
      ofOrigin: countWhere(hasBrand, hasCategory, hasRating, hasStock),
      ratings: { 4: rated(4), 3: rated(3), 2: rated(2) },
      availability: { true: inStock(found.isListed), false: inStock(found.isSoldOut) },
      total: inStock(hasStock),
    })
    .from(found)
    .groupBy(sql`grouping sets ((${brand}), (${category}), (${shelf}), (${origin}), ())`)

  const brands = new Map<string, number>()
  const categories = new Map<string, number>()
  const origins = new Map<string, number>()
  const whole = { total: 0, ratings: {}, availability: {} }
  for (const { ofBrand, ofCategory, ofOrigin, total, ratings, availability, ...of } of groups) {
    if (of.brand !== null) brands.set(of.brand, ofBrand)
    else if (of.category !== null) categories.set(of.category, ofCategory)
    else if (of.shelf !== null) categories.set(of.shelf, ofCategory)
    else if (of.origin !== null) origins.set(of.origin, ofOrigin)
    else Object.assign(whole, { total, ratings, availability })
  }
  return { ...whole, brands: occurring(brands), categories: occurring(categories), origins: occurring(origins) }
}

function countWhere(...conditions: SQLWrapper[]) {
  return sql`count(*) filter (where ${and(...conditions)})`.mapWith(Number)
}

function occurring(counts: ReadonlyMap<string, number>) {
  return Object.fromEntries([...counts].filter(([, products]) => products > 0))
}
