import type { ProductCategory } from '@krishi/storefront-core/catalog'
import { useUi, useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { Text } from '@krishi/storefront-ui/primitives/text'
import { useId } from 'react'
import { usePaths } from '../../shell/shop-context.ts'
import en from './messages/en.json'

/** Where results can be narrowed: the listings of what was found, with their filters and sorts. Renders a `<nav>`, nothing for none. */
export function ResultCategories({ categories }: { readonly categories: readonly ProductCategory[] }) {
  const { Link } = useUi()
  const t = useWidgetMessages('search', en)
  const paths = usePaths()
  const id = useId()
  if (categories.length === 0) return null
  return (
    <nav className="results-categories" aria-labelledby={id}>
      <span id={id}>{t('narrow')}</span>
      {categories.map(({ handle, name }) => (
        <Link key={handle} href={paths.collection(handle)}>
          <Text value={name} />
        </Link>
      ))}
    </nav>
  )
}
