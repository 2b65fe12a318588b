import { eq } from 'drizzle-orm'
import { schema, type Database } from '../database/index.ts'
import { articleDocument, productDocument, type SearchPort } from '../search/index.ts'

const { articles, products } = schema

/** Fills the index with what the tables hold now, whoever wrote it. */
export async function rebuildSearchIndex(database: Database, search: SearchPort): Promise<void> {
  const listed = await database.select().from(products).where(eq(products.status, 'active'))
  await search.rebuild('product', listed.map(productDocument))
  const written = await database.select().from(articles)
  await search.rebuild('article', written.map(articleDocument))
}
