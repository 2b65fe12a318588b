import { alternatePaths } from '@krishi/storefront-core/locale'
import { escapeHtml } from './html-document.ts'

/** How many paths are written at a time: a millisecond of work. */
const batch = 50

const head = '<?xml version="1.0" encoding="UTF-8"?>'
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/**
 * A sitemap of the given paths (without language prefix), each with its six languages and `x-default`, piece by piece: a part has some
 * megabytes, and shoppers are answered in between.
 */
export async function* renderSitemap(
  origin: string,
  pages: AsyncIterable<readonly string[]> | Iterable<readonly string[]>,
): AsyncGenerator<string> {
  yield `${head}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`
  for await (const paths of pages) {
    for (let start = 0; start < paths.length; start += batch) {
      yield renderUrls(origin, paths.slice(start, start + batch))
    }
  }
  yield '</urlset>'
}

function renderUrls(origin: string, paths: readonly string[]): string {
  const urls = paths.flatMap((path) => {
    const alternates = alternatePaths(path)
    const links = alternates
      .map(
        ([hreflang, href]) =>
          `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(origin + href)}"/>`,
      )
      .join('')
    return alternates
      .filter(([hreflang]) => hreflang !== 'x-default')
      .map(([, href]) => `<url><loc>${escapeHtml(origin + href)}</loc>${links}</url>`)
  })
  return urls.join('')
}

/** The sitemap of sitemaps, which names the parts at their addresses. */
export function renderIndex(origin: string, parts: readonly string[]): string {
  const sitemaps = parts.map((part) => `<sitemap><loc>${escapeHtml(origin)}/sitemap-${part}.xml</loc></sitemap>`)
  return `${head}<sitemapindex xmlns="${schema}">${sitemaps.join('')}</sitemapindex>`
}

/** Keeps robots out of personal pages and points them to the sitemap. */
export function renderRobots(origin: string): string {
  const personal = ['/checkout', '/orders', '/auth', '/address', '/wishlist', '/loyalty', '/api', '/search']
  const rules = personal.flatMap((path) => [`Disallow: ${path}`, `Disallow: /*${path}`])
  return ['User-agent: *', ...rules, `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
