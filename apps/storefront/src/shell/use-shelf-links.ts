import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import en from '../menu/messages/en.json'
import { usePaths } from './shop-context.ts'
import { shelves } from './shelves.ts'

/** The shelves as links, for the footer. */
export function useShelfLinks(): { readonly label: string; readonly href: string }[] {
  const t = useWidgetMessages('menu', en)
  const paths = usePaths()
  return shelves.map(({ handle, name }) => ({ label: t(name), href: paths.collection(handle) }))
}
