import type { BlogArticleDetail } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import type { Query, Remote } from '../query/index.ts'
import { defineQuery, useRemote, valueOf } from '../query/index.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import type { CommunityPort } from './community-port.ts'

const staleMs = 300_000

/** One article, for prefetching on the server and for `useArticle` [34.7]. */
export function articleOptions(
  { community }: { readonly community: CommunityPort },
  { slug, locale }: { readonly slug: string; readonly locale: Locale },
): Query<BlogArticleDetail> {
  return defineQuery<BlogArticleDetail>({
    queryKey: ['community.article', slug, locale],
    queryFn: ({ signal }) => valueOf(community.article({ slug, locale }, { signal })),
    staleTime: staleMs,
  })
}

/** One article in the storefront's language. */
export function useArticle(slug: string): Remote<BlogArticleDetail> {
  const { ports, locale } = useStorefront()
  return useRemote(articleOptions(ports, { slug, locale }))
}
