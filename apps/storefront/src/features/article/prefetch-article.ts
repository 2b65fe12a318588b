import { articleOptions } from '@krishi/storefront-hooks/community'
import { foundProductsOptions } from '@krishi/storefront-hooks/search'
import type { PageContext } from '../../shell/page.ts'
import { prefetchStatus } from '../../shell/prefetch-status.ts'
import { prefetchPart } from '../../shell/prefetch-part.ts'

/** Reads the article of the page and, on a server, the goods that it speaks of: in a browser the page does not wait for them. */
export async function prefetchArticle(context: PageContext): Promise<200 | 404 | 503> {
  const { ports, queryClient, locale, params } = context
  const article = articleOptions(ports, { slug: params['slug'] ?? '', locale })
  const status = await prefetchStatus(queryClient.query(article))
  const term = queryClient.getQueryData(article.queryKey)?.goods
  if (import.meta.env.SSR && term !== undefined) {
    await prefetchPart(queryClient.infiniteQuery(foundProductsOptions(ports, { term, locale })))
  }
  return status
}
