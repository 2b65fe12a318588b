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

/** What is known before anything was read. */
export const nothing: Reading<never> = { data: undefined, error: null, isFetching: false }

/** What is known of something without reading it: what the server has answered, if it was asked. */
function readingOf<Data>(answer: AnsweredQuery | undefined): Reading<Data> {
  if (!answer) return nothing
  if ('failure' in answer) return { ...nothing, error: new PortFailure(answer.failure) }
  return { ...nothing, data: answer.data as Data }
}

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

type Observe<Data> = (engine: QueryEngine, options: ObserveOptions) => Observer<Data>

/** Joins a running request for the page. By default TanStack Query would cancel it and start another. */
const joining = { cancelRefetch: false } as const

const unreachable = new PortFailure({ code: 'network/offline' })

/** The engine of one storefront, and who uses it. */
interface LazyEngine {
  /** Null until its code is there. */
  current: QueryEngine | null
  /** Fetches its code, once for all; rejects where it does not come, and the next call tries again. */
  readonly load: () => Promise<QueryEngine>
  /** What begins to observe once it is there. */
  readonly waiting: Set<(engine: QueryEngine) => void>
  /** What somebody listens to, by its key. */
  readonly watched: Map<string, Watched<unknown>>
}

/**
 * One reading. Until the engine is there it shows what the server has answered; without an answer it fetches the engine for its
 * first listener.
 */
function createWatched<Data>(
  engine: LazyEngine,
  key: string,
  answer: AnsweredQuery | undefined,
  observe: Observe<Data>,
): Watched<Data> {
  const { load, waiting, watched } = engine
  // The first touch of the page must not replace what is shown already.
  const options = { refetchOnMount: !answer }
  let serverSnapshot: Reading<Data> = readingOf(answer)
  let observer = engine.current && observe(engine.current, options)
  const listeners = new Set<() => void>()

  function giveUp() {
    serverSnapshot = { ...serverSnapshot, error: unreachable }
    listeners.forEach((listener) => listener())
  }

  function act(action: (observer: Observer<Data>) => unknown) {
    void load().then((started) => action((observer ??= observe(started, options))), giveUp)
  }

  function subscribe(listener: () => void) {
    let stop = () => {}

    function attach(started: QueryEngine) {
      observer ??= observe(started, options)
      stop = observer.subscribe(started.batch(listener))
      // What came between the first look and now.
      observer.updateResult()
      listener()
    }

    listeners.add(listener)
    watched.set(key, own)
    if (engine.current) attach(engine.current)
    else waiting.add(attach)
    if (!answer) load().catch(giveUp)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) watched.delete(key)
      waiting.delete(attach)
      stop()
    }
  }

  const own: Watched<Data> = {
    subscribe,
    getSnapshot: () => observer?.getCurrentResult() ?? serverSnapshot,
    refetch: () => act((reading) => reading.refetch()),
    fetchNextPage: () => act((reading) => reading.fetchNextPage?.(joining)),
    fetchPreviousPage: () => act((reading) => reading.fetchPreviousPage?.(joining)),
  }
  return own
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

/**
 * Creates the readings of one storefront. TanStack Query does the reading, and its code is fetched when something is to
 * be read that the server has not read already: a page that only shows what came with it needs none of it (8 KiB).
 */
export function createQueries(
  fetchEngine: () => Promise<{ readonly createQueryEngine: () => QueryEngine }> = () => import('./query-engine.ts'),
): Queries {
  const answers = new Map<string, AnsweredQuery>()
  const watched = new Map<string, Watched<unknown>>()
  const waiting = new Set<(engine: QueryEngine) => void>()
  const engine: LazyEngine = { current: null, load, waiting, watched }
  let loading: Promise<QueryEngine> | null = null

  function load(): Promise<QueryEngine> {
    loading ??= open()
    return loading
  }

  async function open(): Promise<QueryEngine> {
    try {
      const opened = (await fetchEngine()).createQueryEngine()
      engine.current = opened
      answers.forEach((answer) => opened.fill(answer, readingOf(answer)))
      answers.clear()
      waiting.forEach((attach) => attach(opened))
      waiting.clear()
      return opened
    } catch (error) {
      loading = null
      throw error
    }
  }

  function watch<Data>(queryKey: QueryKey, observe: Observe<Data>): Watched<Data> {
    const key = JSON.stringify(queryKey)
    const known =
      (watched.get(key) as Watched<Data> | undefined) ?? createWatched(engine, key, answers.get(key), observe)
    watched.set(key, known)
    return known
  }

  return {
    fill: (filled) => filled.forEach((answer) => answers.set(JSON.stringify(answer.queryKey), answer)),
    watch: (query) => watch(query.queryKey, (opened, options) => opened.observe(query, options)),
    watchPages: (query) => watch(query.queryKey, (opened, options) => opened.observePages(query, options)),
    invalidate(queryKey) {
      // Who watches gets a failure through the reading.
      void load().then(
        ({ client }) => client.invalidateQueries({ queryKey }),
        () => {},
      )
    },
    client: async () => (await load()).client,
  }
}
