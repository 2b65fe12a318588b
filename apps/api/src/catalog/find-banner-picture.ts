import { eq } from 'drizzle-orm'
import { schema, type Database } from '../database/index.ts'
import type { PackshotSpec } from '../seed/types.ts'

const prefix = 'banner-'

/** The address of a banner's picture; no product has such a handle. */
export function bannerPicture(id: string): string {
  return `/img/${prefix}${id}.webp`
}

/** What the picture of a banner shows, by the name in its address; null for any other name. */
export async function findBannerPicture(database: Database, name: string): Promise<PackshotSpec | null> {
  if (!name.startsWith(prefix)) return null
  const { banners } = schema
  const [row] = await database
    .select({ picture: banners.picture })
    .from(banners)
    .where(eq(banners.id, name.slice(prefix.length)))
  return row?.picture ?? null
}
