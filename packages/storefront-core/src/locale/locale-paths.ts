import { defaultLocale, isLocale, locales } from './locales.ts'
import type { Locale } from './locales.ts'

/** A pathname, read. */
export interface LocalePath {
  readonly locale: Locale
  /** Without the language prefix; starts with one slash. */
  readonly path: string
}

/** Reads the language of a pathname [01.1]. A first segment that is no prefix of ours belongs to the path. */
export function splitLocalePath(pathname: string): LocalePath {
  const path = pathname.replace(/^[/\\]*/, '/')
  const end = path.indexOf('/', 1)
  const first = end < 0 ? path.slice(1) : path.slice(1, end)
  if (!isLocale(first) || first === defaultLocale) return { locale: defaultLocale, path }
  return { locale: first, path: end < 0 ? '/' : path.slice(end).replace(/^[/\\]+/, '/') }
}

/**
 * Adds the language prefix to a path of the shop [01.1]. Keeps query and hash. A path that has a prefix already is left as
 * it is, so that the call may be repeated; so is everything that is no path of the shop: absolute addresses, `tel:`,
 * `mailto:`, `#anchor`, relative paths. Never gives an address that starts with `//`, which would leave the shop.
 */
export function localizePath(path: string, locale: Locale): string {
  if (!path.startsWith('/')) return path
  const { pathname, suffix } = splitSuffix(path)
  const read = splitLocalePath(pathname)
  return addPrefix(read.path, read.locale === defaultLocale ? locale : read.locale) + suffix
}

/** The same page in another language: swaps the prefix, keeps path, query and hash [01.4]. */
export function switchLocalePath(urlPath: string, locale: Locale): string {
  const { pathname, suffix } = splitSuffix(urlPath)
  return addPrefix(splitLocalePath(pathname).path, locale) + suffix
}

/** The six addresses of a page and the one for everybody else, as pairs of `hreflang` and path. */
export function alternatePaths(path: string): readonly (readonly [hreflang: Locale | 'x-default', path: string])[] {
  const own = locales.map((locale) => [locale, switchLocalePath(path, locale)] as const)
  return [...own, ['x-default', switchLocalePath(path, defaultLocale)]]
}

function addPrefix(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

function splitSuffix(path: string): { pathname: string; suffix: string } {
  const start = path.search(/[?#]/)
  return start < 0 ? { pathname: path, suffix: '' } : { pathname: path.slice(0, start), suffix: path.slice(start) }
}
