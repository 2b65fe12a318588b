import { eq } from 'drizzle-orm'
import { schema, type Database } from '../database/index.ts'
import type { PackshotSpec } from '../seed/types.ts'
import { nameUuid } from '../seeding/index.ts'

const prefix = 'article-'

/** The name of an article's picture for the image route; no product has such a handle. */
export function pictureHandle(slug: string): string {
  return `${prefix}${slug}`
}

/** What the picture of an article shows, by `pictureHandle`; null for any other handle. */
export async function findArticlePicture(database: Database, handle: string): Promise<PackshotSpec | null> {
  if (!handle.startsWith(prefix)) return null
  const { articles } = schema
  const [row] = await database
    .select({ picture: articles.picture })
    .from(articles)
    .where(eq(articles.id, nameUuid('article', handle.slice(prefix.length))))
  return row?.picture ?? null
}
