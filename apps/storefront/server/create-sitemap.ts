import type { ProductList } from '@krishi/api/catalog/product-list'
import { prepare, type Prepared } from '@krishi/api/http/prepared'
import { createTtlCache } from './create-ttl-cache.ts'
import { renderIndex, renderSitemap } from './sitemap.ts'
import { pagesPart, partsOf, prefixOf } from './sitemap-parts.ts'

const lifetimeMs = 3_600_000

/** How long the shop is taken to be open, or closed, without asking again: many ask at once. */
const openingMs = 1_000

/** A sitemap, or in how many seconds to ask for it again. */
export type Sitemap =
  | { readonly kind: 'open'; readonly xml: Prepared }
  | { readonly kind: 'closed'; readonly retryAfter: number }

/** Returns the index for part null, and null for a part that is not in the index. */
export type RenderSitemap = (origin: string, part: string | null) => Promise<Sitemap | null>

/** The dependencies of a sitemap. */
export interface SitemapSources {
  readonly products: ProductList
  /** Every page that search engines should know but those of products, without language prefix. */
  readonly readPages: () => Promise<readonly string[]>
  /** In how many seconds to come back to a shop that is closed; null while it is open. */
  readonly readMaintenanceLeft: () => Promise<number | null>
}

/**
 * Renders the sitemap, reading each part of the catalogue at most once an hour; none of a shop whose pages are all closed [04.6].
 * Whoever asks meanwhile gets the same one, compressed already.
 */
export function createSitemap({ products, readPages, readMaintenanceLeft }: SitemapSources): RenderSitemap {
  const left = createTtlCache<number | null>(openingMs)
  const parts = createTtlCache<readonly string[]>(lifetimeMs)
  const files = createTtlCache<Prepared>(lifetimeMs)
  let keptOrigin: string | undefined

  async function* readPaths(part: string): AsyncGenerator<readonly string[]> {
    if (part === pagesPart) {
      yield await readPages()
      return
    }
    let after: string | null = null
    for (;;) {
      const listed = await products.next(prefixOf(part), after)
      const last = listed.at(-1)
      if (last === undefined) return
      yield listed.map(({ handle }) => `/products/${handle}`)
      after = last.id
    }
  }

  return async (origin, part) => {
    const retryAfter = await left.get('', readMaintenanceLeft)
    if (retryAfter !== null) return { kind: 'closed', retryAfter }
    // Of one origin: without PUBLIC_ORIGIN anybody can make up more.
    if (origin !== keptOrigin) files.clear()
    keptOrigin = origin
    const named = await parts.get('', async () => partsOf(await products.count()))
    if (part === null) return { kind: 'open', xml: await files.get('', () => prepare([renderIndex(origin, named)])) }
    if (!named.includes(part)) return null
    return { kind: 'open', xml: await files.get(part, () => prepare(renderSitemap(origin, readPaths(part)))) }
  }
}
