import { readFeedFilter } from '@krishi/storefront-core/community'
import { parsePageNo } from '@krishi/storefront-core/listing'
import { commentsOptions, postOptions, postsOptions } from '@krishi/storefront-hooks/community'
import { foundArticlesOptions } from '@krishi/storefront-hooks/search'
import type { PageContext } from '../../shell/page.ts'
import { prefetchSignedIn } from '../account/prefetch-signed-in.ts'
import { prefetchStatus } from '../../shell/prefetch-status.ts'
import { prefetchPart } from '../../shell/prefetch-part.ts'

/** Reads the page of the feed that an address names. */
export async function prefetchFeed(context: PageContext): Promise<200 | 404 | 503> {
  const { ports, queryClient, search } = context
  const filter = readFeedFilter(search)
  await prefetchSignedIn(context)
  // Whose posts are the shopper's own, and where nearby is, only the browser knows.
  if (filter.kind === 'own' || filter.kind === 'nearby') return 200
  return prefetchStatus(queryClient.infiniteQuery(postsOptions(ports, { filter, firstPage: parsePageNo(search) })))
}

/** Reads a question and its answers. */
export async function prefetchPost(context: PageContext): Promise<200 | 404 | 503> {
  const { ports, queryClient, params, search } = context
  const postId = params['postId'] ?? ''
  const [status] = await Promise.all([
    prefetchStatus(queryClient.query(postOptions(ports, postId))),
    prefetchPart(queryClient.infiniteQuery(commentsOptions(ports, { postId, firstPage: parsePageNo(search) }))),
    prefetchSignedIn(context),
  ])
  return status
}

/** Reads the page of the articles that an address names. */
export async function prefetchArticles({ ports, queryClient, locale, search }: PageContext): Promise<200> {
  const list = foundArticlesOptions(ports, { term: '', locale, firstPage: parsePageNo(search) })
  await prefetchPart(queryClient.infiniteQuery(list))
  return 200
}
