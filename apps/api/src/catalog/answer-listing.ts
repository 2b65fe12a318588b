import type { CollectionProductsResponse } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import type { Database } from '../database/index.ts'
import type { CardRow } from './find-products.ts'
import { toProducts } from './to-products.ts'

/** Which part of a list is asked for. */
interface Part {
  readonly pageNum: number
  readonly pageSize: number
  readonly language: Locale
}

/** The answer of every list of products; each product's `position` is its place in the whole list. */
export async function answerListing(
  database: Database,
  { rows, total }: { readonly rows: readonly CardRow[]; readonly total: number },
  { pageNum, pageSize, language }: Part,
): Promise<CollectionProductsResponse> {
  const first = (pageNum - 1) * pageSize
  const products = await toProducts(database, rows, language, first)
  return { products, isEndReached: first + rows.length >= total, total }
}
