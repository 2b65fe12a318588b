import { InfiniteQueryObserver, QueryObserver, noop, notifyManager, onlineManager } from '@tanstack/query-core'
import type { QueryClient, QueryKey, Query as TanstackQuery } from '@tanstack/query-core'
import { createQueryClient } from './create-query-client.ts'
import type { AnsweredQuery } from './create-queries.ts'
import type { PortFailure } from './port-failure.ts'
import type { PagedQuery, Pages, Query } from './query.ts'

/** How far a reading is. */
export interface Reading<Data> {
  readonly data: Data | undefined
  readonly error: PortFailure | null
  readonly isFetching: boolean
  readonly isFetchingNextPage?: boolean
  readonly isFetchingPreviousPage?: boolean
  /** The page before the first was asked for last, and did not come. */
  readonly isFetchPreviousPageError?: boolean
}

/** How a page is asked for while something is on its way already. */
interface FetchOptions {
  readonly cancelRefetch: boolean
}

/** The part of TanStack's observers that is used. */
export interface Observer<Data> {
  getCurrentResult: () => Reading<Data>
  subscribe: (listener: () => void) => () => void
  updateResult: () => void
  refetch: () => Promise<unknown>
  fetchNextPage?: (options: FetchOptions) => Promise<unknown>
  fetchPreviousPage?: (options: FetchOptions) => Promise<unknown>
}

/** TanStack Query, as the hooks use it. A chunk of its own: see `createQueries`. */
export interface QueryEngine {
  readonly client: QueryClient
  /** Takes over what a server has read, or with an error could not read: that is asked again by the next who watches it. */
  fill: (answer: AnsweredQuery, reading: Pick<Reading<unknown>, 'error'>) => void
  observe: <Value>(query: Query<Value>, options: ObserveOptions) => Observer<Value>
  observePages: <Page, PageParam>(
    query: PagedQuery<Page, PageParam>,
    options: ObserveOptions,
  ) => Observer<Pages<Page, PageParam>>
  /** Puts listeners of one moment into one update. */
  batch: (listener: () => void) => () => void
}

/** How something is watched. */
export interface ObserveOptions {
  /** Whether an old answer is read again when the watching begins. */
  readonly refetchOnMount: boolean
}

/** Starts the engine of one storefront. */
export function createQueryEngine(): QueryEngine {
  const client = createQueryClient()
  // Only a mounted client goes on with its retries once the page is looked at again. An engine lives as long as its page.
  client.mount()
  onlineManager.subscribe((isOnline) => {
    if (isOnline) client.getQueryCache().getAll().forEach(readAgain)
  })
  return {
    client,
    fill(answer, { error }) {
      const { queryKey } = answer
      if (error) client.getQueryCache().build(client, { queryKey }).setState({ status: 'error', error })
      if ('data' in answer) client.setQueryData(queryKey, answer.data, answer)
    },
    batch: (listener) => notifyManager.batchCalls(listener),
    observe: (query, options) =>
      new QueryObserver(client, { ...query, ...options, notifyOnChangeProps: ['data', 'error'] }),
    observePages: <Page, PageParam>(query: PagedQuery<Page, PageParam>, options: ObserveOptions) =>
      new InfiniteQueryObserver<Page, PortFailure, Pages<Page, PageParam>, QueryKey, PageParam>(client, {
        ...query,
        ...options,
        notifyOnChangeProps: [
          'data',
          'error',
          'isFetching',
          'isFetchingNextPage',
          'isFetchingPreviousPage',
          'isFetchPreviousPageError',
        ],
      }),
  }
}

/**
 * Reads what failed and is watched, now that there is a network: all of what shows nothing, of a list that is shown the page alone
 * that did not come. TanStack would read all of its pages; what is shown must not use up mobile data.
 */
function readAgain(query: TanstackQuery): void {
  const { status, data, fetchMeta } = query.state
  if (status !== 'error' || !query.isActive()) return
  if (!data || fetchMeta) query.fetch(undefined, { meta: fetchMeta ?? {} }).catch(noop)
}
