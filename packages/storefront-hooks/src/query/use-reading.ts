import { useSyncExternalStore } from 'react'
import { useStorefront } from '../storefront/use-storefront.ts'
import type { Watched } from './create-queries.ts'
import type { Reading } from './query-engine.ts'
import type { PagedQuery, Pages, Query } from './query.ts'
import type { Remote } from './remote.ts'
import { toRemote } from './remote.ts'

/** Reads something as long as the component is there. */
export function useRemote<Value>(query: Query<Value>): Remote<Value> {
  const watched = useStorefront().queries.watch(query)
  return toRemote(useWatched(watched), watched.refetch)
}

/** Reads something page by page as long as the component is there. */
export function usePages<Page>(
  query: PagedQuery<Page>,
): Reading<Pages<Page>> & Pick<Watched<Pages<Page>>, 'refetch' | 'fetchNextPage'> {
  const watched = useStorefront().queries.watchPages(query)
  const { data, error, isFetching, isFetchingNextPage = false } = useWatched(watched)
  return { data, error, isFetching, isFetchingNextPage, refetch: watched.refetch, fetchNextPage: watched.fetchNextPage }
}

function useWatched<Data>({ subscribe, getSnapshot }: Watched<Data>): Reading<Data> {
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot)
}
