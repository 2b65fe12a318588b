import { splitLocalePath } from '@krishi/storefront-core/locale'
import type { Locale } from '@krishi/storefront-core/locale'
import { routes, shopRoutes } from './route-table.ts'
import type { Route } from './route-table.ts'

/** The client has only the routes that it can show by itself. */
const known = import.meta.env.SSR ? routes : shopRoutes

/** A parsed address of the shop. */
export interface MatchedRoute {
  readonly locale: Locale
  /** Path without the language prefix; starts with a slash and does not end with one, so that each page has one address. */
  readonly path: string
  /** The route, or null for an address that the shop does not have. */
  readonly route: Route | null
  readonly params: Readonly<Record<string, string>>
}

/** Reads a pathname: its language, its route and the route's decoded parameters [05.1, 01.1]. */
export function matchRoute(pathname: string): MatchedRoute {
  const { locale, path: asked } = splitLocalePath(pathname)
  const path = withoutLastSlash(asked)
  for (const route of known) {
    const raw = matchPattern(route.pattern, path)
    if (raw === null) continue
    const params = decodeParams(raw)
    return params === null ? { locale, path, route: null, params: {} } : { locale, path, route, params }
  }
  return { locale, path, route: null, params: {} }
}

function withoutLastSlash(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

/** What stands where a pattern has `:name`, part by part; null for a path of another pattern. Upper and lower case are one. */
function matchPattern(pattern: string, path: string): [name: string, raw: string][] | null {
  const wanted = pattern.split('/')
  const parts = path.split('/')
  if (wanted.length !== parts.length) return null
  const isMatch = wanted.every((part, place) =>
    part.startsWith(':') ? parts[place] !== '' : part === parts[place]?.toLowerCase(),
  )
  if (!isMatch) return null
  return wanted.flatMap((part, place) => (part.startsWith(':') ? [[part.slice(1), parts[place] ?? '']] : []))
}

/** A path such as `/products/%E0` is not UTF-8: it is no address of ours. */
function decodeParams(raw: readonly [string, string][]): Record<string, string> | null {
  try {
    return Object.fromEntries(raw.map(([name, value]) => [name, decodeURIComponent(value)]))
  } catch {
    return null
  }
}
