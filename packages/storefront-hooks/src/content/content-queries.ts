import type { LocalizedText } from '@krishi/storefront-core/catalog'
import type { Query, Remote } from '../query/index.ts'
import { defineQuery, useRemote, valueOf } from '../query/index.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import type { ContentPageQuery, ContentPort } from './content-port.ts'

/** A page of plain text, for prefetching on the server and for `useContentPage` [05.5]. */
export function contentPageOptions(
  { content }: { readonly content: ContentPort },
  { handle, locale }: ContentPageQuery,
): Query<LocalizedText> {
  return defineQuery<LocalizedText>({
    queryKey: ['content.page', handle, locale],
    queryFn: ({ signal }) => valueOf(content.page({ handle, locale }, { signal })),
    staleTime: 1_800_000,
  })
}

/** A page of plain text [05.5]. */
export function useContentPage(handle: ContentPageQuery['handle']): Remote<LocalizedText> {
  const { ports, locale } = useStorefront()
  return useRemote(contentPageOptions(ports, { handle, locale }))
}
