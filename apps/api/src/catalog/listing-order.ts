import type { CollectionProductsRequest, ListingSort } from '@krishi/storefront-core/contract'
import { sql, type SQL } from 'drizzle-orm'
import { schema, type Database } from '../database/index.ts'
import { isInRange, listedPrice } from './listing-conditions.ts'

const { products } = schema

/** A type of the database that a key has. */
export type KeyType = 'integer' | 'double precision' | 'boolean' | 'text' | 'uuid'

/** What a key is of one product. */
export type KeyValue = number | boolean | string

/** One of the keys that a listing is ordered by; what has the smaller one comes first. */
export interface SortKey {
  readonly value: SQL
  readonly type: KeyType
}

type Ordered = Pick<CollectionProductsRequest['body'], 'filters' | 'sort'>

const keys: Record<ListingSort, (database: Database, query: Ordered) => readonly SortKey[]> = {
  'best-selling': () => [],
  rating: () => [
    { value: sql`(-${products.ratingAverage})`, type: 'double precision' },
    { value: sql`(-${products.reviewCount})`, type: 'integer' },
  ],
  'price-low-to-high': (database, { filters }) => [{ value: listedPrice(database, filters.price), type: 'integer' }],
  'price-high-to-low': (database, { filters }) => [
    { value: sql`(-${listedPrice(database, filters.price)})`, type: 'integer' },
  ],
  // Unknown values sort last.
  'country-of-origin': () => [
    { value: sql`(${products.countryOfOrigin} = '')`, type: 'boolean' },
    { value: sql`${products.countryOfOrigin}`, type: 'text' },
  ],
}

const lastKeys: readonly SortKey[] = [
  { value: sql`${products.position}`, type: 'integer' },
  { value: sql`${products.id}`, type: 'uuid' },
]

/** The keys of a listing's order, as in the indexes `products_by_…`. The last is the id: no two products are equal. */
export function sortKeysOf(database: Database, query: Ordered): readonly SortKey[] {
  return [...keys[query.sort.by](database, query), ...lastKeys]
}

/** Whether an index holds the order: it has no price that depends on a range. */
export function hasIndex({ filters, sort }: Ordered): boolean {
  return isInRange(filters.price) === undefined || !sort.by.startsWith('price')
}

/** The keys of a product, in one list; `place` of a cursor. */
export function placeOf(order: readonly SortKey[]): SQL<readonly KeyValue[]> {
  return sql`json_build_array(${valuesOf(order)})`
}

/** Whether a product comes after a place in the order. */
export function isAfter(order: readonly SortKey[], place: readonly KeyValue[]): SQL {
  const values = order.map(({ type }, index) => sql`${place[index]}::${sql.raw(type)}`)
  return sql`(${valuesOf(order)}) > (${sql.join(values, sql`, `)})`
}

function valuesOf(order: readonly SortKey[]): SQL {
  return sql.join(
    order.map(({ value }) => value),
    sql`, `,
  )
}
