import { menuOptions } from '@krishi/storefront-hooks/catalog'
import type { PageContext } from './page.ts'
import { statusOfFailure } from './prefetch-status.ts'

/**
 * The HTTP status of a page that reports none by itself: one of which nothing could be read has failed. Where some of it is there
 * it is a page, whose other parts say that they failed.
 */
export function statusOfReads({ queryClient, ports, locale }: PageContext): 200 | 404 | 503 {
  const cache = queryClient.getQueryCache()
  // The bar stands around every page and has a menu of its own [09.5].
  const menu = cache.find({ queryKey: menuOptions(ports, { locale }).queryKey })
  const reads = cache.getAll().filter((read) => read !== menu)
  if (reads.length === 0 || reads.some(({ state }) => state.status !== 'error')) return 200
  return reads.every(({ state }) => statusOfFailure(state.error) === 404) ? 404 : 503
}
