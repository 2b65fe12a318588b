import type { FoundView } from '@krishi/storefront-hooks/search'

/** How a list that comes page by page stands; what has failed keeps what is there [12.4]. */
export type ListStatus = 'loading' | 'ready' | 'loading-more' | 'ended' | 'failed'

/** What a list shows of how far its reading is. */
export function listStatus(
  list: Pick<FoundView<unknown>, 'status' | 'error' | 'isLoadingMore' | 'isEndReached'>,
): ListStatus {
  if (list.status === 'loading') return 'loading'
  if (list.status === 'failed' || list.error !== null) return 'failed'
  if (list.isLoadingMore) return 'loading-more'
  return list.isEndReached ? 'ended' : 'ready'
}
