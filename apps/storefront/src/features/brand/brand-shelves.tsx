import { noSelection, toListingSearch } from '@krishi/storefront-core/listing'
import { useCategory } from '@krishi/storefront-hooks/showcase'
import type { BrandLabel } from '@krishi/storefront-hooks/catalog'
import { useUi, useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { Text } from '@krishi/storefront-ui/primitives/text'
import { usePaths } from '../../shell/shop-context.ts'
import en from './messages/en.json'

/** The shelves on which a brand sells: each leads to its listing, narrowed to the brand, with all its filters. Renders a `<nav>`. */
export function BrandShelves({ brand }: { readonly brand: BrandLabel }) {
  const t = useWidgetMessages('brand', en)
  if (brand.categoryHandles.length === 0) return null
  return (
    <nav aria-label={t('shelves', { brand: brand.title.text })}>
      <ul className="brand-shelves">
        {brand.categoryHandles.map((shelf) => (
          <li key={shelf}>
            <Shelf shelf={shelf} brand={brand.handle} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Shelf({ shelf, brand }: { readonly shelf: string; readonly brand: string }) {
  const { Link } = useUi()
  const paths = usePaths()
  const label = useCategory(shelf)
  const href = paths.collection(shelf, toListingSearch({ selection: { ...noSelection, brands: [brand] }, pageNo: 1 }))
  return (
    <Link className="brand-shelf" href={href}>
      {label.status === 'ready' ? <Text value={label.value.title} /> : shelf}
    </Link>
  )
}
