import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Failure } from '@krishi/storefront-core/result'
import type { QueryClient, QueryKey } from '@tanstack/query-core'
import { createWatched, readingOf } from './create-watched.ts'
import type { LateEngine, Observe } from './create-watched.ts'
import type { QueryEngine, Reading } from './query-engine.ts'
import type { PagedQuery, Pages, Query } from './query.ts'

/** What the server has read for the page, or why it could not: the browser must hydrate the page that the server has rendered. */
export type AnsweredQuery = { readonly queryKey: QueryKey } & (
  | {
      readonly data: unknown
      /** ms since 1970. */
      readonly updatedAt: number
    }
  | { readonly failure: Failure<PortErrorCode> }
)

/** One reading as React's external stores have it; the same object for the same key while somebody listens. */
export interface Watched<Data> {
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => Reading<Data>
  /** Reads again. */
  readonly refetch: () => void
  /** Reads the page after the last; only for pages. */
  readonly fetchNextPage: () => void
  /** Reads the page before the first; only for pages. */
  readonly fetchPreviousPage: () => void
}

/** What a storefront has read from its backend, and reads. */
export interface Queries {
  /** Takes over what the server has read, for the first render. */
  fill(answers: readonly AnsweredQuery[]): void
  watch<Value>(query: Query<Value>): Watched<Value>
  watchPages<Page, PageParam>(query: PagedQuery<Page, PageParam>): Watched<Pages<Page, PageParam>>
  /** Invalidates the key and all keys below it: what is watched is read again. */
  invalidate(queryKey: QueryKey): void
  /** The cache itself, for prefetching. Rejects if its code cannot be loaded. */
  client(): Promise<QueryClient>
}

// Observers get a failure through the reading.
const ignore = () => {}

/**
 * Creates the readings of one storefront. TanStack Query does the reading, and its code is fetched when something is to
 * be read that the server has not read already: a page that only shows what came with it needs none of it (8 KiB).
 */
export function createQueries(
  fetchEngine: () => Promise<{ readonly createQueryEngine: () => QueryEngine }> = () => import('./query-engine.ts'),
): Queries {
  const answers = new Map<string, AnsweredQuery>()
  const watched = new Map<string, Watched<unknown>>()
  const late: LateEngine = { engine: null, waiting: new Set(), load: () => (loading ??= open()) }
  let loading: Promise<QueryEngine> | null = null

  async function open(): Promise<QueryEngine> {
    try {
      const { createQueryEngine } = await fetchEngine()
      const opened = (late.engine = createQueryEngine())
      answers.forEach((answer) => opened.fill(answer, readingOf(answer)))
      answers.clear()
      late.waiting.forEach((attach) => attach(opened))
      late.waiting.clear()
      return opened
    } catch (error) {
      loading = null
      throw error
    }
  }

  function watch<Data>(queryKey: QueryKey, observe: Observe<Data>): Watched<Data> {
    const key = JSON.stringify(queryKey)
    const known =
      (watched.get(key) as Watched<Data> | undefined) ?? createWatched(late, watched, key, observe, answers.get(key))
    watched.set(key, known)
    return known
  }

  return {
    fill: (filled) => filled.forEach((answer) => answers.set(JSON.stringify(answer.queryKey), answer)),
    watch: (query) => watch(query.queryKey, (started, options) => started.observe(query, options)),
    watchPages: (query) => watch(query.queryKey, (started, options) => started.observePages(query, options)),
    invalidate: (queryKey) => void late.load().then(({ client }) => client.invalidateQueries({ queryKey }), ignore),
    client: async () => (await late.load()).client,
  }
}
