import type { MenuItem, MenuLink, MenuPageType, SubMenu } from '@krishi/storefront-core/contract'
import type { LinkFragment, MenuQuery } from '../generated/operations.ts'
import { idOf } from './ids.ts'

type ShopifyMenu = NonNullable<MenuQuery['menu']>['items'][number]

/** A link, with its path where it stays in the shop. */
function toLink({ id, title, type, url }: LinkFragment, position: number): MenuLink {
  const pageType: MenuPageType = type === 'HTTP' ? 'extLink' : type === 'FRONTPAGE' ? 'home' : 'other'
  const link = url === null || pageType === 'extLink' ? (url ?? '') : new URL(url).pathname
  return { title, handle: idOf(id), link, position, pageType }
}

function toSubMenu({ items, ...own }: ShopifyMenu['items'][number], position: number): SubMenu {
  const { title, handle, link } = toLink(own, position)
  return {
    subMenuHandle: handle,
    subMenuName: title,
    subMenuLink: link,
    subMenuPosition: position,
    columns: items.map(toLink),
  }
}

/** A menu with what is under it: what has links of its own is a menu below it, what has none a link. */
export function toMenu({ items, ...own }: ShopifyMenu, position: number): MenuItem {
  const { title, handle, link, pageType } = toLink(own, position)
  return {
    menuHandle: handle,
    menuName: title,
    menuLink: link,
    menuPosition: position,
    pageType,
    columns: items.filter((item) => item.items.length === 0).map(toLink),
    subMenus: items.filter((item) => item.items.length > 0).map(toSubMenu),
  }
}
