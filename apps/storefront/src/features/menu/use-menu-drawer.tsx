import { useMenuLinks } from '@krishi/storefront-hooks/catalog'
import type { NavigationBarProps, NavigationItem } from '@krishi/storefront-ui/navigation-bar'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { createOverlay } from '@krishi/storefront-host/overlay'
import { useShop } from '../../shell/shop-context.ts'
import { usePathBehind } from '../../shell/use-path-behind.ts'
import { PartnerLinks } from './partner-links.tsx'
import { toNavigationPanels } from './to-navigation-items.ts'

const Drawer = createOverlay(() => import('../drawers/menu-drawer.tsx'))

/** The button of the bar that opens all menus on a phone, and what it opens: fetched no earlier than it is pressed [09.8]. */
export function useMenuDrawer(items: readonly NavigationItem[]): {
  readonly button: Pick<NavigationBarProps, 'onMenuOpen'>
  readonly drawer: ReactNode
} {
  const { paths } = useShop()
  const pathname = usePathBehind()
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  const [shownOn, setShownOn] = useState(pathname)
  // A page that is opened from the drawer is seen at once.
  if (shownOn !== pathname) {
    setShownOn(pathname)
    if (state === 'open') setState('closed')
  }
  const links = useMenuLinks(state !== 'unused')
  const onClose = () => setState('closed')
  // Without a connection the page may not come: the menu waits for it.
  const onFollow = () => navigator.onLine && onClose()
  const panels = toNavigationPanels(links.status === 'ready' ? links.value : [], paths)
  const wanted = state === 'open' ? { items, panels, onClose, onFollow, children: <PartnerLinks /> } : null
  return {
    button: { onMenuOpen: () => setState('open') },
    drawer: state === 'unused' ? null : <Drawer wanted={wanted} onGiveUp={onClose} />,
  }
}
