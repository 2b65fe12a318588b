import type { MenuItem, MenuLink } from '@krishi/storefront-core/contract'
import type { Menu } from '@krishi/storefront-hooks/catalog'
import type { NavigationItem, NavigationLink, NavigationPanel } from '@krishi/storefront-ui/navigation-bar'
import type { Paths } from '../../shell/paths.ts'

/** Where a link of the menus leads, and whether that is out of the shop [09.4]. */
export function addressOf(
  { link, pageType }: Pick<MenuLink, 'link' | 'pageType'>,
  paths: Pick<Paths, 'home' | 'to'>,
): Omit<NavigationLink, 'label'> {
  if (pageType === 'home') return { href: paths.home }
  return pageType === 'extLink' ? { href: link, external: true } : { href: paths.to(link) }
}

/** The menus as the bar shows them. */
export function toNavigationItems(menus: readonly Menu[], paths: Pick<Paths, 'home' | 'to'>): NavigationItem[] {
  return menus.map(({ menuHandle, menuName, menuLink, pageType, hasLinks }) => ({
    id: menuHandle,
    label: menuName,
    hasLinks,
    ...addressOf({ link: menuLink, pageType }, paths),
  }))
}

/** What stands under each menu that has links, by its handle. */
export function toNavigationPanels(
  menus: readonly MenuItem[],
  paths: Pick<Paths, 'home' | 'to'>,
): ReadonlyMap<string, NavigationPanel> {
  const toLinks = (links: readonly MenuLink[]) =>
    links.map((link) => ({ label: link.title, ...addressOf(link, paths) }))
  const panels = menus.map(({ menuHandle, columns, subMenus }): [string, NavigationPanel] => [
    menuHandle,
    {
      links: toLinks(columns),
      groups: subMenus.map((subMenu) => ({
        id: subMenu.subMenuHandle,
        label: subMenu.subMenuName,
        ...(subMenu.subMenuLink !== '' && { href: paths.to(subMenu.subMenuLink) }),
        links: toLinks(subMenu.columns),
      })),
    },
  ])
  return new Map(panels.filter(([, { links, groups }]) => links.length + groups.length > 0))
}
