import type { ProductsById } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import type { Database } from '../database/index.ts'
import { findVariants, type CardRow } from './find-products.ts'
import { toProduct } from './to-product.ts'

/** Products on the wire, each with its place in the whole list as `position`; `first` of them stand before. */
export async function toProducts(
  database: Database,
  rows: readonly CardRow[],
  language: Locale,
  first = 0,
): Promise<ProductsById> {
  const variantsOf = await findVariants(
    database,
    rows.map(({ id }) => id),
  )
  return Object.fromEntries(
    rows.map((row, index) => {
      const card = toProduct({ ...row, position: first + index + 1 }, variantsOf(row.id), language)
      return [row.id, card] as const
    }),
  )
}
