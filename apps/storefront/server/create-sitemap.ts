import { renderSitemap } from './sitemap.ts'

const lifetimeMs = 3_600_000

/** Renders the sitemap, reading the catalogue at most once an hour. */
export function createSitemap(readPaths: () => Promise<readonly string[]>): (origin: string) => Promise<string> {
  let paths: Promise<readonly string[]> | undefined
  let readAt = -Infinity

  return async (origin) => {
    if (paths === undefined || Date.now() - readAt > lifetimeMs) {
      paths = readPaths()
      readAt = Date.now()
    }
    return renderSitemap(origin, await paths)
  }
}
