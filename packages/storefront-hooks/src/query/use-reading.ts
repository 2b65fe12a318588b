import { useSyncExternalStore } from 'react'
import { useStorefront } from '../storefront/use-storefront.ts'
import { nothing } from './create-queries.ts'
import type { Watched } from './create-queries.ts'
import type { Reading } from './query-engine.ts'
import type { PagedQuery, Pages, Query } from './query.ts'
import type { Remote } from './remote.ts'
import { toRemote } from './remote.ts'

const nobody: Watched<never> = {
  subscribe: () => () => {},
  getSnapshot: () => nothing,
  refetch: () => {},
  fetchNextPage: () => {},
  fetchPreviousPage: () => {},
}

/** Reads something while the component is mounted; with null it asks for nothing and is `loading`. */
export function useRemote<Value>(query: Query<Value> | null): Remote<Value> {
  const { queries } = useStorefront()
  const watched: Watched<Value> = query ? queries.watch(query) : nobody
  return toRemote(useWatched(watched), watched.refetch)
}

/** Reads something page by page while the component is mounted; its error is gone while it is asked again. */
export function usePages<Page, PageParam>(
  query: PagedQuery<Page, PageParam>,
): Required<Reading<Pages<Page, PageParam>>> & Omit<Watched<Pages<Page, PageParam>>, 'subscribe' | 'getSnapshot'> {
  const { subscribe, getSnapshot, ...actions } = useStorefront().queries.watchPages(query)
  const reading = useSyncExternalStore(subscribe, getSnapshot, getSnapshot)
  return {
    isFetchingNextPage: false,
    isFetchingPreviousPage: false,
    isFetchPreviousPageError: false,
    ...reading,
    error: reading.isFetching ? null : reading.error,
    ...actions,
  }
}

function useWatched<Data>({ subscribe, getSnapshot }: Watched<Data>): Reading<Data> {
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot)
}
