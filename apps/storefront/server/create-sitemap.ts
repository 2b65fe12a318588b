import { renderSitemap } from './sitemap.ts'

const lifetimeMs = 3_600_000

/** A sitemap, or in how many seconds to ask for it again. */
export type Sitemap = { readonly xml: string } | { readonly retryAfter: number }

/** What a sitemap is made of. */
export interface SitemapSources {
  /** Every page that search engines should know. */
  readonly readPaths: () => Promise<readonly string[]>
  /** In how many seconds to come back to a shop that is closed; null while it is open. */
  readonly readMaintenanceLeft: () => Promise<number | null>
}

/** Renders the sitemap, reading the catalogue at most once an hour; none of a shop whose pages are all closed [04.6]. */
export function createSitemap({
  readPaths,
  readMaintenanceLeft,
}: SitemapSources): (origin: string) => Promise<Sitemap> {
  let paths: Promise<readonly string[]> | undefined
  let readAt = -Infinity

  return async (origin) => {
    const retryAfter = await readMaintenanceLeft()
    if (retryAfter !== null) return { retryAfter }
    if (paths === undefined || Date.now() - readAt > lifetimeMs) {
      paths = readPaths()
      readAt = Date.now()
      // A failure is not kept.
      paths.catch(() => (paths = undefined))
    }
    return { xml: renderSitemap(origin, await paths) }
  }
}
