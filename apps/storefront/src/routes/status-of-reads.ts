import { menuOptions } from '@krishi/storefront-hooks/catalog'
import type { PageContext } from '../shell/page.ts'
import { statusOfFailure } from '../shell/prefetch-status.ts'

/**
 * The HTTP status of a page that reports none by itself: an error if nothing could be read. If some of it could, the page is sent,
 * and its other parts say that they failed.
 */
export function statusOfReads({ queryClient, ports, locale }: PageContext): 200 | 404 | 503 {
  const cache = queryClient.getQueryCache()
  // The bar is on every page and has a built-in menu [09.5].
  const menu = cache.find({ queryKey: menuOptions(ports, { locale }).queryKey })
  const reads = cache.getAll().filter((read) => read !== menu)
  if (reads.length === 0 || reads.some(({ state }) => state.status !== 'error')) return 200
  return reads.every(({ state }) => statusOfFailure(state.error) === 404) ? 404 : 503
}
