import { and, asc, desc, eq, inArray, notInArray, or, sql } from 'drizzle-orm'
import type { PageQuery } from '@krishi/storefront-core/contract'
import { cardColumns, type CardRow } from '../catalog/find-products.ts'
import { isForSale } from '../catalog/listing-conditions.ts'
import { isUuid, schema, type Database } from '../database/index.ts'
import type { SeedCategory } from '../seed/types.ts'

const { products } = schema

/** What a field needs besides: seed needs food and protection, a spray needs a sprayer. */
const complements: Readonly<Record<SeedCategory, readonly SeedCategory[]>> = {
  seeds: ['crop-nutrition', 'crop-protection'],
  saplings: ['crop-nutrition', 'crop-protection'],
  'crop-nutrition': ['crop-protection', 'seeds'],
  'crop-protection': ['crop-nutrition', 'farm-machinery'],
  'farm-machinery': ['crop-protection'],
  'animal-husbandry': [],
}

const complementsOf = new Map<string, readonly SeedCategory[]>(Object.entries(complements))

/** The crop or the pest that the label of a pack shows. */
const emblem = sql<string>`${products.packshot} ->> 'emblem'`

/** What goes with a cart, and how it is looked for. */
interface CrossSellQuery extends PageQuery {
  readonly productIds: readonly string[]
  /** What is missing for free delivery. */
  readonly nextTarget: number
}

/**
 * A page of products that go with a cart and can be bought now: of the same crop, or from a category that complements one
 * of the cart's [24.6]. Where delivery is charged, the cheapest one that makes it free comes first; then what is for the
 * same crop, by selling rank.
 */
export async function findCrossSell(database: Database, query: CrossSellQuery): Promise<readonly CardRow[]> {
  const { pageNum, pageSize, nextTarget } = query
  const inCart = [...new Set(query.productIds)].filter(isUuid)
  if (inCart.length === 0) return []
  const held = await database
    .select({ category: products.categoryHandle, emblem })
    .from(products)
    .where(inArray(products.id, inCart))
  // No product in the cart is known, so there is nothing to suggest.
  if (held.length === 0) return []
  const isOfCrop = inArray(
    emblem,
    held.map((product) => product.emblem),
  )
  const isComplement = inArray(
    products.categoryHandle,
    held.flatMap(({ category }) => complementsOf.get(category) ?? []),
  )
  const makesFree = sql`(${nextTarget} > 0 and ${products.minPrice} > ${nextTarget})`
  return database
    .select(cardColumns)
    .from(products)
    .where(
      and(
        eq(products.status, 'active'),
        notInArray(products.id, inCart),
        or(isOfCrop, isComplement),
        isForSale(database),
      ),
    )
    .orderBy(
      desc(makesFree),
      sql`case when ${makesFree} then ${products.minPrice} end`,
      desc(isOfCrop),
      asc(products.position),
      asc(products.id),
    )
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
}
