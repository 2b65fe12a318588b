import { readSearchTerm } from '@krishi/storefront-core/catalog'
import { localizePath } from '@krishi/storefront-core/locale'
import type { Locale } from '@krishi/storefront-core/locale'
import type { Route } from './route-table.ts'

/** The redirect target of a request, or null. `search` includes its question mark, if any. */
export function redirectOf(route: Route | null, locale: Locale, search: string): string | null {
  if (route?.redirectTo !== undefined) return localizePath(route.redirectTo, locale) + search
  const term = readSearchTerm(new URLSearchParams(search).get('q') ?? '')
  if (route?.wordsTo === undefined || term === '') return null
  return localizePath(`${route.wordsTo}/${encodeURIComponent(term)}`, locale)
}
