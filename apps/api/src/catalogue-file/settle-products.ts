import { inArray, sql, type SQL } from 'drizzle-orm'
import { rowsOf, schema, type Database } from '../database/index.ts'
import { productDocument, type SearchPort } from '../search/index.ts'

const { brands, products, subCategories, variants } = schema

const indexBatch = 500

/** What a product repeats of other rows, so that listings need no join: names of brand and shelf, and the lowest price. */
const repeated: readonly SQL[] = [
  sql`update ${products} as each set brand_name = other.name from ${brands} as other
      where other.handle = each.brand_handle and each.brand_name <> other.name returning each.id::text as id`,
  sql`update ${products} as each set sub_category_name = other.name from ${subCategories} as other
      where other.handle = each.sub_category_handle and each.sub_category_name <> other.name returning each.id::text as id`,
  sql`update ${products} as each set min_price = other.price
      from (select product_id, min(price) as price from ${variants} group by product_id) as other
      where other.product_id = each.id and each.min_price <> other.price returning each.id::text as id`,
]

/** Brings what products repeat up to date. Returns the ids of those that have changed by it. */
export async function settleProducts(database: Database): Promise<readonly string[]> {
  const ids: string[] = []
  for (const statement of repeated) {
    const rows = await rowsOf<{ readonly id: string }>(database, statement)
    for (const { id } of rows) ids.push(id)
  }
  return ids
}

/** Tells the search index of products that were written; those that are not sold are forgotten. */
export async function indexProducts(database: Database, search: SearchPort, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += indexBatch) {
    const batch = ids.slice(start, start + indexBatch)
    const rows = await database
      .select({
        id: products.id,
        status: products.status,
        position: products.position,
        name: products.name,
        brandName: products.brandName,
        technicalContent: products.technicalContent,
        subCategoryName: products.subCategoryName,
        productType: products.productType,
        description: sql<{ en: string }>`jsonb_build_object('en', coalesce(${products.description}->>'en', ''))`,
      })
      .from(products)
      .where(inArray(products.id, batch))
    const sold = rows.filter(({ status }) => status === 'active')
    await search.put('product', sold.map(productDocument))
    await search.remove(
      'product',
      rows.filter(({ status }) => status !== 'active').map(({ id }) => id),
    )
  }
}
