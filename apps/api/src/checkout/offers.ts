import { eq, getTableColumns, inArray } from 'drizzle-orm'
import { cardColumns, type CardRow } from '../catalog/find-products.ts'
import type { VariantRow } from '../catalog/to-product.ts'
import { isUuid, schema, type Database } from '../database/index.ts'

const { products, variants } = schema

/** A variant as the catalogue has it now, with its product. */
export interface Offer {
  readonly variant: VariantRow
  readonly product: CardRow
}

/** What can be bought of the given variants now, by variant id. Archived and deleted ones are absent. */
export async function findOffers(
  database: Database,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, Offer>> {
  const ids = variantIds.filter(isUuid)
  if (ids.length === 0) return new Map()
  const rows = await database
    .select({ variant: getTableColumns(variants), product: cardColumns })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(variants.id, ids))
  return new Map(rows.filter((row) => row.product.status === 'active').map((row) => [row.variant.id, row]))
}
