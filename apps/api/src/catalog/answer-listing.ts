import type { CollectionProductsResponse, ProductListResponse } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import type { Database } from '../database/index.ts'
import type { FoundListing } from './find-products.ts'
import { toProducts } from './to-products.ts'

/** The answer of a part of a list; each product's `position` is its place in the whole list. */
export async function answerList(
  database: Database,
  { rows, before, isEndReached }: Pick<FoundListing, 'rows' | 'before' | 'isEndReached'>,
  language: Locale,
): Promise<ProductListResponse> {
  return { products: await toProducts(database, rows, language, before), isEndReached }
}

/** The same of a listing, which has a total and goes on by a cursor. */
export async function answerListing(
  database: Database,
  { total, cursor, ...part }: FoundListing,
  language: Locale,
): Promise<CollectionProductsResponse> {
  return { ...(await answerList(database, part, language)), total, cursor }
}
