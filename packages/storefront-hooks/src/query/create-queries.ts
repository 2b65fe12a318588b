import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Failure } from '@krishi/storefront-core/result'
import type { QueryClient, QueryKey } from '@tanstack/query-core'
import { PortFailure } from './port-failure.ts'
import type { ObserveOptions, Observer, QueryEngine, Reading } from './query-engine.ts'
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

/** Joins a running request for the page. By default TanStack Query would cancel it and start another. */
const joining = { cancelRefetch: false } as const

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
  fill: (answers: readonly AnsweredQuery[]) => void
  watch: <Value>(query: Query<Value>) => Watched<Value>
  watchPages: <Page, PageParam>(query: PagedQuery<Page, PageParam>) => Watched<Pages<Page, PageParam>>
  /** Invalidates the key and all keys below it: what is watched is read again. */
  invalidate: (queryKey: QueryKey) => void
  /** The cache itself, for prefetching. Rejects if its code cannot be loaded. */
  client: () => Promise<QueryClient>
}

type Observe<Data> = (engine: QueryEngine, options: ObserveOptions) => Observer<Data>

// Observers get a failure through the reading.
const ignore = () => {}

/** What is known before anything was read. */
export const nothing: Reading<never> = { data: undefined, error: null, isFetching: false }

const unreachable = new PortFailure({ code: 'network/offline' })

function readingOf<Data>(answer: AnsweredQuery): Reading<Data> {
  if ('failure' in answer) return { ...nothing, error: new PortFailure(answer.failure) }
  return { ...nothing, data: answer.data as Data }
}

/**
 * Creates the readings of one storefront. TanStack Query does the reading, and its code is fetched when something is to
 * be read that the server has not read already: a page that only shows what came with it needs none of it (8 KiB).
 */
export function createQueries(
  fetchEngine: () => Promise<{ readonly createQueryEngine: () => QueryEngine }> = () => import('./query-engine.ts'),
): Queries {
  const answers = new Map<string, AnsweredQuery>()
  const watched = new Map<string, Watched<unknown>>()
  const waiting = new Set<() => void>()
  let engine: QueryEngine | null = null
  let loading: Promise<QueryEngine> | null = null

  function load(): Promise<QueryEngine> {
    loading ??= open()
    return loading
  }

  async function open(): Promise<QueryEngine> {
    try {
      const { createQueryEngine } = await fetchEngine()
      const opened = createQueryEngine()
      engine = opened
      answers.forEach((answer) => opened.fill(answer, readingOf(answer)))
      answers.clear()
      waiting.forEach((attach) => attach())
      waiting.clear()
      return opened
    } catch (error) {
      loading = null
      throw error
    }
  }

  function create<Data>(key: string, observe: Observe<Data>): Watched<Data> {
    const answer = answers.get(key)
    // The first touch of the page must not replace what is shown already.
    const options = { refetchOnMount: answer === undefined }
    let without: Reading<Data> = answer ? readingOf(answer) : nothing
    let observer = engine && observe(engine, options)
    const listeners = new Set<() => void>()

    function giveUp() {
      without = { ...without, error: unreachable }
      listeners.forEach((listener) => listener())
    }

    async function act(action: (observer: Observer<Data>) => Promise<unknown> | undefined) {
      const started = await load().catch(giveUp)
      if (!started) return
      observer ??= observe(started, options)
      await action(observer)
    }

    function subscribe(listener: () => void) {
      let stop = () => {}

      function attach() {
        if (!engine) return
        observer ??= observe(engine, options)
        stop = observer.subscribe(engine.batch(listener))
        // What came between the first look and now.
        observer.updateResult()
        listener()
      }

      listeners.add(listener)
      watched.set(key, own)
      if (engine) attach()
      else {
        waiting.add(attach)
        if (!answer) load().catch(giveUp)
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) watched.delete(key)
        waiting.delete(attach)
        stop()
      }
    }

    const own: Watched<Data> = {
      subscribe,
      getSnapshot: () => observer?.getCurrentResult() ?? without,
      refetch: () => void act((reading) => reading.refetch()),
      fetchNextPage: () => void act((reading) => reading.fetchNextPage?.(joining)),
      fetchPreviousPage: () => void act((reading) => reading.fetchPreviousPage?.(joining)),
    }
    return own
  }

  function watch<Data>(queryKey: QueryKey, observe: Observe<Data>): Watched<Data> {
    const key = JSON.stringify(queryKey)
    const known = (watched.get(key) as Watched<Data> | undefined) ?? create(key, observe)
    watched.set(key, known)
    return known
  }

  return {
    fill: (filled) => filled.forEach((answer) => answers.set(JSON.stringify(answer.queryKey), answer)),
    watch: (query) => watch(query.queryKey, (started, options) => started.observe(query, options)),
    watchPages: (query) => watch(query.queryKey, (started, options) => started.observePages(query, options)),
    invalidate: (queryKey) => void load().then(({ client }) => client.invalidateQueries({ queryKey }), ignore),
    client: async () => (await load()).client,
  }
}
