import { prepare, type Prepared } from '@krishi/api/http/prepared'
import { renderSitemap } from './sitemap.ts'

const lifetimeMs = 3_600_000

/** A sitemap, or in how many seconds to ask for it again. */
export type Sitemap = { readonly xml: Prepared } | { readonly retryAfter: number }

/** What a sitemap is made of. */
export interface SitemapSources {
  /** Every page that search engines should know. */
  readonly readPaths: () => Promise<readonly string[]>
  /** In how many seconds to come back to a shop that is closed; null while it is open. */
  readonly readMaintenanceLeft: () => Promise<number | null>
}

/** Gives what `work` gives, and the same promise to all who ask until it is settled. */
function together<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<Value> | undefined
  return () => (running ??= work().finally(() => (running = undefined)))
}

/**
 * Renders the sitemap, reading the catalogue at most once an hour; none of a shop whose pages are all closed [04.6]. Whoever asks
 * meanwhile gets the same one, compressed already.
 */
export function createSitemap({
  readPaths,
  readMaintenanceLeft,
}: SitemapSources): (origin: string) => Promise<Sitemap> {
  const readLeft = together(readMaintenanceLeft)
  // Of one origin: without PUBLIC_ORIGIN anybody can make up more.
  let made: { readonly origin: string; readonly at: number; readonly xml: Promise<Prepared> } | undefined

  function make(origin: string) {
    const xml = readPaths().then((paths) => prepare(renderSitemap(origin, paths)))
    const making = { origin, at: Date.now(), xml }
    // A failure is not kept.
    xml.catch(() => {
      if (made === making) made = undefined
    })
    return making
  }

  return async (origin) => {
    const retryAfter = await readLeft()
    if (retryAfter !== null) return { retryAfter }
    if (made?.origin !== origin || Date.now() - made.at > lifetimeMs) made = make(origin)
    return { xml: await made.xml }
  }
}
