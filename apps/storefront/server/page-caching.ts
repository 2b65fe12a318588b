import { createHash } from 'node:crypto'
import {
  collectionKey,
  everyPage,
  joinKeys,
  manyProducts,
  postKey,
  postLists,
  productKey,
} from '@krishi/api/cache-purge/purge-keys'
import type { RenderedPage } from '../src/entry-server.tsx'

/** How long a cache that many share may answer with a page, in seconds. */
const freshSeconds = 60

/** How much longer it may do so while it fetches the page again, in seconds: what a page says is at most five minutes old. */
const staleSeconds = 240

/** How many bytes of keys a page has at most: proxies take a few KiB of headers. */
const keyBytes = 2048

type Page = Extract<RenderedPage, { readonly redirectTo?: undefined }>

/** What of a page says whether others may see it too. */
export type CachedPage = Pick<Page, 'status' | 'noIndex' | 'isPrivate' | 'mode'> & {
  readonly html: string
  readonly state: Pick<Page['state'], 'queries'>
  readonly settings: { readonly nativeApp: { readonly userAgents: readonly string[] } }
}

/** What of a request goes into its page. */
export interface PageAsked {
  readonly cookie: string
  readonly search: string
}

/**
 * How a page may be kept [ADR 0022]. One that was asked for without a cookie has nothing personal in it, and any cache may answer with
 * it for a while; one with a cookie is kept by its browser alone; one that failed, or that shows what is somebody's own, by nobody.
 * Search results are not shared: anybody can make up words.
 */
export function cachingOf(page: CachedPage, { cookie, search }: PageAsked): Readonly<Record<string, string>> {
  if (page.isPrivate) return { 'cache-control': 'private, no-store' }
  if (page.status !== 200) return { 'cache-control': 'no-store' }
  const dependsOnBrowser = page.settings.nativeApp.userAgents.length > 0
  return {
    ...keepingOf(page, { cookie, search }),
    etag: `W/"${createHash('sha256').update(page.html).digest('base64url').slice(0, 22)}"`,
    vary: `accept-encoding, cookie${dependsOnBrowser ? ', user-agent' : ''}`,
  }
}

function keepingOf(page: CachedPage, { cookie, search }: PageAsked): Readonly<Record<string, string>> {
  const isWhole = page.state.queries.every((query) => !('failure' in query))
  const isShared = cookie === '' && page.mode === 'web' && !page.noIndex && isWhole
  // Prices and stock change; Back may show the page as it was.
  if (!isShared) return { 'cache-control': 'private, no-cache' }
  const forAll = `public, max-age=0, s-maxage=${String(freshSeconds)}`
  // Anybody can make up a query too: such a page is gone after a minute.
  const stale = search === '' ? `, stale-while-revalidate=${String(staleSeconds)}` : ''
  return { 'cache-control': forAll + stale, 'cache-tag': purgeKeys(page.state.queries) }
}

/** The keys of what one query shows; products are found in its answer. */
function keysOfQuery({ queryKey: [name, subject] }: CachedPage['state']['queries'][number]): readonly string[] {
  if (name === 'community.posts') return [postLists]
  if (typeof subject !== 'string') return []
  if (/^catalog\.collection/.test(String(name))) return [collectionKey(subject)]
  return /^community\.(post|comments)$/.test(String(name)) ? [postKey(subject)] : []
}

/** The keys that a shared cache forgets a page by: those of the collections, posts and products on it. */
function purgeKeys(queries: CachedPage['state']['queries']): string {
  const shared = [everyPage, ...new Set(queries.flatMap(keysOfQuery))]
  const all = joinKeys([...shared, ...[...productsIn(queries)].map(productKey)])
  return all.length <= keyBytes ? all : joinKeys([...shared, manyProducts])
}

/** The handles of all products somewhere in what was read. */
function productsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found
  if ('handle' in value && typeof value.handle === 'string' && 'variants' in value) found.add(value.handle)
  for (const part of Object.values(value)) productsIn(part, found)
  return found
}
