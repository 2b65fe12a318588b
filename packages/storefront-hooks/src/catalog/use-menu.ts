import type { MenuItem } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import type { Query, Remote } from '../query/index.ts'
import { defineQuery, useRemote, valueOf } from '../query/index.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import type { CatalogPorts } from './catalog-queries.ts'

/**
 * A menu as a bar shows it [09.4]. The links under it are left out: they are most of the answer, no bar shows them, and what a
 * server has read for the bar is sent with every page.
 */
export type Menu = Omit<MenuItem, 'columns'>

/** The menus, for prefetching on the server and for `useMenu`. */
export function menuOptions(
  { catalog }: CatalogPorts,
  { locale }: { readonly locale: Locale },
): Query<readonly Menu[]> {
  return defineQuery<readonly Menu[]>({
    queryKey: ['catalog.menu', locale],
    async queryFn({ signal }) {
      const menus = await valueOf(catalog.menu({ locale }, { signal }))
      return menus.map(({ columns: _, ...menu }) => menu)
    },
    staleTime: 1_800_000,
  })
}

/** The menus in the storefront's language. */
export function useMenu(): Remote<readonly Menu[]> {
  const { ports, locale } = useStorefront()
  return useRemote(menuOptions(ports, { locale }))
}
