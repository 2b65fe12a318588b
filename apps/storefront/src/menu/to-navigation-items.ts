import type { MenuLink } from '@krishi/storefront-core/contract'
import type { Menu } from '@krishi/storefront-hooks/catalog'
import type { NavigationItem } from '@krishi/storefront-ui/navigation-bar'
import type { Paths } from '../routes/paths.ts'

/** Where a link of the menus leads, and whether that is out of the shop [09.4]. */
export function addressOf(
  { link, pageType }: Pick<MenuLink, 'link' | 'pageType'>,
  paths: Pick<Paths, 'home' | 'to'>,
): Pick<NavigationItem, 'href' | 'external'> {
  if (pageType === 'home') return { href: paths.home }
  return pageType === 'extLink' ? { href: link, external: true } : { href: paths.to(link) }
}

/** The menus as the bar shows them. */
export function toNavigationItems(menus: readonly Menu[], paths: Pick<Paths, 'home' | 'to'>): NavigationItem[] {
  return menus.map(({ menuHandle, menuName, menuLink, pageType }) => ({
    id: menuHandle,
    label: menuName,
    ...addressOf({ link: menuLink, pageType }, paths),
  }))
}
