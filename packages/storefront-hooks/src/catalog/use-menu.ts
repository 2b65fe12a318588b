import type { MenuItem } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import type { Query, Remote } from '../query/index.ts'
import { defineQuery, useRemote, valueOf } from '../query/index.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import type { CatalogPorts } from './catalog-queries.ts'

/**
 * A menu as a bar shows it [09.4]. The links under it are left out: they are most of the answer, they are shown when a menu is
 * opened, and what a server has read for the bar is sent with every page.
 */
export interface Menu extends Omit<MenuItem, 'columns' | 'subMenus'> {
  readonly hasLinks: boolean
}

/** The menus, for prefetching on the server and for `useMenu`. */
export function menuOptions(
  { catalog }: CatalogPorts,
  { locale }: { readonly locale: Locale },
): Query<readonly Menu[]> {
  return defineQuery<readonly Menu[]>({
    queryKey: ['catalog.menu', locale],
    async queryFn({ signal }) {
      const menus = await valueOf(catalog.menu({ locale }, { signal }))
      return menus.map(({ columns, subMenus, ...menu }) => ({
        ...menu,
        hasLinks: columns.length + subMenus.length > 0,
      }))
    },
    staleTime: 1_800_000,
  })
}

/** The menus in the storefront's language. */
export function useMenu(): Remote<readonly Menu[]> {
  const { ports, locale } = useStorefront()
  return useRemote(menuOptions(ports, { locale }))
}

/** The menus with all their links, in the storefront's language; asked for once somebody is about to open one. */
export function useMenuLinks(isWanted: boolean): Remote<readonly MenuItem[]> {
  const { ports, locale } = useStorefront()
  return useRemote(
    isWanted
      ? defineQuery<readonly MenuItem[]>({
          queryKey: ['catalog.menuLinks', locale],
          queryFn: async ({ signal }) => valueOf(ports.catalog.menu({ locale }, { signal })),
          staleTime: 1_800_000,
        })
      : null,
  )
}
