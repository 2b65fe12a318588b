import { alternatePaths, localizePath } from '@krishi/storefront-core/locale'
import type { Locale } from '@krishi/storefront-core/locale'

/** The six languages of a page and `x-default`, as absolute addresses. `path` has no language prefix. */
export function alternateLinks(origin: string, path: string): (readonly [string, string])[] {
  return alternatePaths(path).map(([hreflang, href]) => [hreflang, origin + href] as const)
}

/** The one address of a page in its language. */
export function canonicalLink(origin: string, path: string, locale: Locale): string {
  return origin + localizePath(path, locale)
}
