import type { AnsweredQuery, Watched } from './create-queries.ts'
import { PortFailure } from './port-failure.ts'
import type { ObserveOptions, Observer, QueryEngine, Reading } from './query-engine.ts'

/** The engine of a storefront, whose code is loaded when it is needed first. */
export interface LateEngine {
  /** Null until it is loaded. */
  engine: QueryEngine | null
  /** Called once it is loaded. */
  readonly waiting: Set<(engine: QueryEngine) => void>
  /** Rejects if the code cannot be loaded; the next call tries again. */
  readonly load: () => Promise<QueryEngine>
}

/** Has the engine observe a query. */
export type Observe<Data> = (engine: QueryEngine, options: ObserveOptions) => Observer<Data>

/** Joins a running request for the page. By default TanStack Query would cancel it and start another. */
const joining = { cancelRefetch: false } as const

const nothing = { data: undefined, error: null, isFetching: false }
const unreachable = new PortFailure({ code: 'network/offline' })

/** What a server has read, as a reading. */
export function readingOf<Data>(answer: AnsweredQuery): Reading<Data> {
  if ('failure' in answer) return { ...nothing, error: new PortFailure(answer.failure) }
  return { ...nothing, data: answer.data as Data }
}

/**
 * Creates what React watches of one query: what the server has read of it, until the engine is loaded.
 *
 * @param watched Has the result under `key` while somebody listens to it.
 */
export function createWatched<Data>(
  late: LateEngine,
  watched: Map<string, Watched<unknown>>,
  key: string,
  observe: Observe<Data>,
  answer: AnsweredQuery | undefined,
): Watched<Data> {
  // The first touch of the page must not replace what is shown already.
  const options = { refetchOnMount: !answer }
  const listeners = new Set<() => void>()
  let serverSnapshot: Reading<Data> = answer ? readingOf(answer) : nothing
  let observer = late.engine && observe(late.engine, options)

  function giveUp() {
    serverSnapshot = { ...serverSnapshot, error: unreachable }
    listeners.forEach((listener) => listener())
  }

  const observerOf = (engine: QueryEngine) => (observer ??= observe(engine, options))

  function act(action: (reading: Observer<Data>) => unknown) {
    void late.load().then((engine) => action(observerOf(engine)), giveUp)
  }

  function subscribe(listener: () => void) {
    let stop = () => {}

    function attach(engine: QueryEngine) {
      const reading = observerOf(engine)
      stop = reading.subscribe(engine.batch(listener))
      // What came between the first look and now.
      reading.updateResult()
      listener()
    }

    listeners.add(listener)
    watched.set(key, own)
    if (late.engine) attach(late.engine)
    else {
      late.waiting.add(attach)
      if (!answer) act(() => {})
    }
    return () => {
      listeners.delete(listener)
      if (!listeners.size) watched.delete(key)
      late.waiting.delete(attach)
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
