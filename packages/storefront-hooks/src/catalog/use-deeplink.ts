import type { Query, Remote } from '../query/index.ts'
import { defineQuery, useRemote, valueOf } from '../query/index.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import type { PageToOpen } from './catalog-port.ts'
import type { CatalogPorts } from './catalog-queries.ts'

const staleMs = 60_000

/** The address that opens a page in the app, kept for 60 s [04.4]; for prefetching on the server and for `useDeeplink`. */
export function deeplinkOptions({ catalog }: CatalogPorts, page: PageToOpen): Query<string> {
  return defineQuery<string>({
    queryKey: ['catalog.deeplink', page],
    queryFn: ({ signal }) => valueOf(catalog.deeplink(page, { signal })),
    staleTime: staleMs,
  })
}

/** The address that opens a page of the shop in its app, and in the browser where there is none [04.4]. */
export function useDeeplink(page: PageToOpen): Remote<string> {
  return useRemote(deeplinkOptions(useStorefront().ports, page))
}
