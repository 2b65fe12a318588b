import { MenuDrawer as Drawer } from '@krishi/storefront-ui/menu-drawer'
import type { MenuDrawerProps } from '@krishi/storefront-ui/menu-drawer'
import '../styles/menu-drawer.css'

/** The menus of a phone [09.8]: an overlay. */
export default function MenuDrawer(props: Omit<MenuDrawerProps, 'open'>) {
  return <Drawer open {...props} />
}
