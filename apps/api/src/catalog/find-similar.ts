import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isUuid, schema, type Database } from '../database/index.ts'
import { cardColumns, type CardRow } from './find-products.ts'

const { products, variants } = schema

/** The product that others are compared with. */
const subject = alias(products, 'subject')

/** What the label of its pack shows: the crop of a seed, what a spray is against. */
const hasSameEmblem = sql`${products.packshot} ->> 'emblem' = ${subject.packshot} ->> 'emblem'`
const hasSameShelf = eq(products.subCategoryHandle, subject.subCategoryHandle)
const hasSameContent = and(eq(products.technicalContent, subject.technicalContent), ne(products.technicalContent, ''))
const hasSameBrand = eq(products.brandHandle, subject.brandHandle)
/** Between two thirds of its price and one and a half times as much. */
const hasLikePrice = sql`${products.minPrice} * 3 between ${subject.minPrice} * 2 and ${subject.minPrice} * 4.5`

/** What counts for how much. Brand and price alone make nothing similar: they only rank what is. */
const likeness = sql`(
  case when ${hasSameShelf} then 8 else 0 end
  + case when ${hasSameContent} then 4 else 0 end
  + case when ${hasSameEmblem} then 4 else 0 end
  + case when ${hasSameBrand} then 2 else 0 end
  + case when ${hasLikePrice} then 1 else 0 end
)`

/** A page of products like one, the most alike first, by selling rank where they are equally so [17.4]. */
export async function findSimilar(
  database: Database,
  query: { readonly productId: string; readonly pageNum: number; readonly pageSize: number },
): Promise<{ readonly rows: readonly CardRow[]; readonly isEndReached: boolean }> {
  if (!isUuid(query.productId)) return { rows: [], isEndReached: true }
  const rows = await database
    .select(cardColumns)
    .from(products)
    .innerJoin(
      subject,
      // The category index narrows the rows that are compared.
      and(eq(subject.id, query.productId), eq(products.categoryHandle, subject.categoryHandle)),
    )
    .where(and(ne(products.id, query.productId), eq(products.status, 'active'), sql`${likeness} >= 4`))
    .orderBy(desc(likeness), asc(products.position), asc(products.id))
    .limit(query.pageSize + 1)
    .offset((query.pageNum - 1) * query.pageSize)
  return { rows: rows.slice(0, query.pageSize), isEndReached: rows.length <= query.pageSize }
}

/** More are not compared: of one molecule a shelf has a dozen at most. */
const alikeAtMost = 40

/** Other goods on the same shelf with the same molecule, grade or, for seed, crop and kind; by selling rank [17.1]. */
export async function findAlike(database: Database, productId: string): Promise<readonly CardRow[]> {
  if (!isUuid(productId)) return []
  return database
    .select(cardColumns)
    .from(products)
    .innerJoin(subject, and(eq(subject.id, productId), hasSameShelf, hasSameContent))
    .where(and(ne(products.id, productId), eq(products.status, 'active')))
    .orderBy(asc(products.position), asc(products.id))
    .limit(alikeAtMost)
}

/** A variant by its id, if it belongs to the product. */
export async function findVariant(database: Database, productId: string, variantId: string) {
  if (!isUuid(productId) || !isUuid(variantId)) return undefined
  const [row] = await database
    .select()
    .from(variants)
    .where(and(eq(variants.id, variantId), eq(variants.productId, productId)))
  return row
}
