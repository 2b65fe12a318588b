import type { MenuItem, MenuLink } from '@krishi/storefront-core/contract'
import type { MedusaCategory } from './medusa-shapes.ts'

/** The menu of a shop: its categories without a parent, each with its children. */
export function toMenu(categories: readonly MedusaCategory[]): readonly MenuItem[] {
  const below = (parent: string | null) => categories.filter(({ parent_category_id }) => parent_category_id === parent)
  return below(null).map(({ id, handle, name }, index) => ({
    menuHandle: handle,
    menuName: name,
    menuLink: linkOf(handle),
    menuPosition: index + 1,
    pageType: 'other',
    columns: below(id).map((child, position): MenuLink => ({
      title: child.name,
      handle: child.handle,
      link: linkOf(child.handle),
      position: position + 1,
      pageType: 'other',
    })),
    subMenus: [],
  }))
}

function linkOf(handle: string): string {
  return `/collections/${handle}`
}
