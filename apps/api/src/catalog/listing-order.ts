import type { CollectionProductsRequest, ListingSort } from '@krishi/storefront-core/contract'
import { sql, type SQL } from 'drizzle-orm'
import { schema } from '../database/index.ts'
import { listedWithin } from './listed-within.ts'

const { listedPacks, products } = schema

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

type Price = typeof products.listedPrice | typeof listedPacks.price

const keys: Record<ListingSort, (price: Price) => readonly SortKey[]> = {
  'best-selling': () => [],
  rating: () => [
    { value: sql`(-${products.ratingAverage})`, type: 'double precision' },
    { value: sql`(-${products.reviewCount})`, type: 'integer' },
  ],
  'price-low-to-high': (price) => [{ value: sql`${price}`, type: 'integer' }],
  'price-high-to-low': (price) => [{ value: sql`(-${price})`, type: 'integer' }],
  // Unknown values sort last.
  'country-of-origin': () => [
    { value: sql`(${products.countryOfOrigin} = '')`, type: 'boolean' },
    { value: sql`${products.countryOfOrigin}`, type: 'text' },
  ],
}

/** How products are joined to `listed_packs`, which orders them by price within a range; undefined where `products` has the order. */
export function joinOfOrder({ filters, sort }: Ordered): SQL | undefined {
  if (sort.by !== 'price-low-to-high' && sort.by !== 'price-high-to-low') return undefined
  return listedWithin(filters, sort.by === 'price-high-to-low')
}

/**
 * The keys of a listing's order, as in the indexes `products_by_…` and `listed_packs_by_…`. The last is the id: no two products are
 * equal.
 */
export function sortKeysOf(query: Ordered): readonly SortKey[] {
  const isJoined = joinOfOrder(query) !== undefined
  const [price, position, id] = isJoined
    ? [listedPacks.price, listedPacks.position, listedPacks.productId]
    : [products.listedPrice, products.position, products.id]
  return [
    ...keys[query.sort.by](price),
    { value: sql`${position}`, type: 'integer' },
    { value: sql`${id}`, type: 'uuid' },
  ]
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
