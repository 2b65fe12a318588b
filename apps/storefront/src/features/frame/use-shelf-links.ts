import { useMenu } from '@krishi/storefront-hooks/catalog'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import en from '../menu/messages/en.json'
import { toNavigationItems } from '../menu/to-navigation-items.ts'
import { usePaths } from '../../shell/shop-context.ts'
import { shelves } from './shelves.ts'
import { useHasShelves } from './use-has-shelves.ts'

/** The shelves as links, for the footer; on another engine the collections of its menu. */
export function useShelfLinks(): { readonly label: string; readonly href: string }[] {
  const t = useWidgetMessages('menu', en)
  const paths = usePaths()
  const menu = useMenu()
  const hasShelves = useHasShelves()
  if (!hasShelves) {
    const items = menu.status === 'ready' ? toNavigationItems(menu.value, paths) : []
    return items.filter(({ href }) => href.includes('/collections/')).map(({ label, href }) => ({ label, href }))
  }
  return shelves.map(({ handle, name }) => ({ label: t(name), href: paths.collection(handle) }))
}
