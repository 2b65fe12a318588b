import type { DeeplinkRequest } from '@krishi/storefront-core/contract'
import type { Query, Remote } from '../query/index.ts'
import { defineQuery, useRemote, valueOf } from '../query/index.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import type { CatalogPorts } from './catalog-queries.ts'

const staleMs = 60_000

/** The address that opens a page in the app, kept for 60 s [04.4]; for prefetching on the server and for `useDeeplink`. */
export function deeplinkOptions({ catalog }: CatalogPorts, request: DeeplinkRequest['body']): Query<string> {
  return defineQuery<string>({
    queryKey: ['catalog.deeplink', request],
    queryFn: ({ signal }) => valueOf(catalog.deeplink(request, { signal })),
    staleTime: staleMs,
  })
}

/** The address that opens a page of the shop in its app, and in the browser where there is none [04.4]. */
export function useDeeplink(request: DeeplinkRequest['body']): Remote<string> {
  return useRemote(deeplinkOptions(useStorefront().ports, request))
}
