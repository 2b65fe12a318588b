import { useMenuLinks } from '@krishi/storefront-hooks/catalog'
import type { NavigationBarProps, NavigationItem, NearMenu } from '@krishi/storefront-ui/navigation-bar'
import { useChunk } from '@krishi/storefront-ui/primitives/chunk'
import { useState, useSyncExternalStore } from 'react'
import { useShop } from '../../shell/shop-context.ts'
import { toNavigationPanels } from './to-navigation-items.ts'

const loadMegaMenu = () => import('./mega-menu.ts')

/** Where panels open under the row; a narrower screen has the drawer of menus. */
const wide = '(width >= 64rem)'

/**
 * The row of menus, of plain links until a mouse or the focus comes near one that opens: the code of the panels and their links are
 * asked for then [09.7]. Where they do not come, the links go on working.
 */
export function useMenuRow(
  items: readonly NavigationItem[],
): Pick<NavigationBarProps, 'menu' | 'onMenuNear' | 'megaMenu'> {
  const { paths } = useShop()
  const isWide = useSyncExternalStore(
    followWidth,
    () => matchMedia(wide).matches,
    () => false,
  )
  const [isWanted, setWanted] = useState(false)
  const [near, setNear] = useState<NearMenu | null>(null)
  const [code, fetchCode] = useChunk(loadMegaMenu)
  const links = useMenuLinks(isWanted)

  function onMenuNear(next: NearMenu | null) {
    setNear(next)
    if (next === null || !isWide) return
    setWanted(true)
    void fetchCode()
  }

  const megaMenu =
    isWide && code && links.status === 'ready' ? (
      <code.MegaMenu items={items} panels={toNavigationPanels(links.value, paths)} near={near} />
    ) : undefined
  return { menu: items, onMenuNear, megaMenu }
}

function followWidth(onChange: () => void): () => void {
  const query = matchMedia(wide)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
