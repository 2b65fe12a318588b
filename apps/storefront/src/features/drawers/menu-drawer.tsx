import { MenuDrawer as Drawer } from '@krishi/storefront-ui/menu-drawer'
import type { MenuDrawerProps } from '@krishi/storefront-ui/menu-drawer'
import { usePaths } from '../../shell/shop-context.ts'
import '../../styles/menu-drawer.css'

/** The menus of a phone [09.8]: an overlay. */
export default function MenuDrawer(props: Omit<MenuDrawerProps, 'open' | 'farmHref'>) {
  return <Drawer open farmHref={usePaths().to('/my-farm')} {...props} />
}
