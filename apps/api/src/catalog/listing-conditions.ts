import type { CollectionProductsRequest } from '@krishi/storefront-core/contract'
import { and, eq, exists, gte, inArray, lte, not, or, sql, type SQL } from 'drizzle-orm'
import { schema, type Database } from '../database/index.ts'

const { products, productCollections, variants } = schema

/** What a listing is narrowed to. */
export type ListingScope = Pick<CollectionProductsRequest['body'], 'handleName' | 'filters'>

/** What narrows nothing. */
export const noFilters: ListingScope['filters'] = {
  categoryHandleName: [],
  brandHandleName: [],
  countryOfOrigin: [],
  rating: null,
  price: { minPrice: null, maxPrice: null },
  availability: null,
}

/** A filter of a request by its name. */
export type ListingFilter = keyof ListingScope['filters']

/** The stock part of core's rule [22.1], for the database: unlimited, or something left. */
export const forSale = or(
  sql`${variants.inventoryManagement} is null`,
  eq(variants.inventoryPolicy, 'continue'),
  gte(variants.inventoryQuantity, 1),
)

function hasVariant(database: Database, condition: SQL | undefined): SQL {
  return exists(
    database
      .select({ found: sql`1` })
      .from(variants)
      .where(and(eq(variants.productId, products.id), condition)),
  )
}

/** Whether one of a product's packs can be bought. */
export function isForSale(database: Database): SQL {
  return hasVariant(database, forSale)
}

/** Whether a product stands in one of the collections. */
export function isInCollection(database: Database, handles: readonly string[]): SQL {
  const { productId, collectionHandle } = productCollections
  return exists(
    database
      .select({ found: sql`1` })
      .from(productCollections)
      .where(and(eq(productId, products.id), inArray(collectionHandle, [...handles]))),
  )
}

/** Whether the price of a pack is what the price filter asks for; undefined where it asks for nothing. */
export function isInRange({ minPrice, maxPrice }: ListingScope['filters']['price']): SQL | undefined {
  const { price } = variants
  return and(minPrice === null ? undefined : gte(price, minPrice), maxPrice === null ? undefined : lte(price, maxPrice))
}

type Condition = (database: Database, filters: ListingScope['filters']) => SQL | undefined

const conditions: Readonly<Record<ListingFilter, Condition>> = {
  brandHandleName: (_, { brandHandleName: handles }) =>
    handles.length > 0 ? inArray(products.brandHandle, [...handles]) : undefined,
  countryOfOrigin: (_, { countryOfOrigin: names }) =>
    names.length > 0 ? inArray(products.countryOfOrigin, [...names]) : undefined,
  rating: (_, { rating }) => (rating === null ? undefined : gte(products.ratingAverage, rating)),
  // A filter value names a category, a sub-category, or a collection that stands for a category [13.9].
  categoryHandleName(database, { categoryHandleName }) {
    const named = categoryHandleName.filter((handle) => handle !== 'all')
    if (named.length === 0) return undefined
    return or(
      inArray(products.categoryHandle, named),
      inArray(products.subCategoryHandle, named),
      isInCollection(database, named),
    )
  },
  // Sold-out products count only when the filter asks for them [13.8].
  price(database, { price, availability }) {
    const inRange = isInRange(price)
    return inRange && hasVariant(database, availability === false ? inRange : and(inRange, forSale))
  },
  availability(database, { availability }) {
    if (availability === null) return undefined
    return availability ? isForSale(database) : not(isForSale(database))
  },
}

/** Which products a listing shows. */
export function conditionsOf(database: Database, { handleName, filters }: ListingScope): SQL | undefined {
  return and(
    eq(products.status, 'active'),
    handleName.length > 0 ? isInCollection(database, handleName) : undefined,
    ...filterNames.map((name) => conditionOf(database, filters, name)),
  )
}

const filterNames = Object.keys(conditions) as ListingFilter[]

/** What one filter asks of a product; undefined where it asks for nothing. */
export function conditionOf(
  database: Database,
  filters: ListingScope['filters'],
  name: ListingFilter,
): SQL | undefined {
  return conditions[name](database, filters)
}
