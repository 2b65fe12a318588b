import type { FoundView } from '@krishi/storefront-hooks/search'
import { searchPageSize } from '@krishi/storefront-hooks/search'
import type { ProductGridProps } from '@krishi/storefront-ui/product-grid'
import { listStatus } from './list-status.ts'
import type { ListStatus } from './list-status.ts'

interface FoundFacts extends Pick<ProductGridProps, 'nextHref' | 'previousHref' | 'onLoadMore' | 'onRetry'> {
  readonly status: ListStatus
}

/** What a list shows of what was found: its state and the way to more. How many there are in all, nobody says. */
export function toFoundProps(
  found: FoundView<unknown>,
  { firstPage, pageHref }: { readonly firstPage: number; readonly pageHref: (pageNo: number) => string },
): FoundFacts {
  const nextPage = firstPage + Math.max(1, Math.ceil(found.items.length / searchPageSize))
  // How many pages there are, nobody says: the way back from past the end is the beginning.
  const previousPage = found.items.length > 0 ? firstPage - 1 : 1
  return {
    status: listStatus(found),
    previousHref: firstPage > 1 ? pageHref(previousPage) : undefined,
    nextHref: found.isEndReached ? undefined : pageHref(nextPage),
    onLoadMore: found.loadMore,
    onRetry: found.retry,
  }
}
