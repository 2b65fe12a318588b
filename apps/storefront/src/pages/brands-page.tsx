import { tilesOptions, useTiles } from '@krishi/storefront-hooks/showcase'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { ErrorNotice } from '@krishi/storefront-ui/primitives/error-notice'
import { Text } from '@krishi/storefront-ui/primitives/text'
import { useUi } from '@krishi/storefront-ui/i18n'
import en from '../brand/messages/en.json'
import { toTiles } from '../home/to-tiles.ts'
import type { PageModule } from '../routes/page.ts'
import { prefetchStatus } from '../routes/prefetch-status.ts'
import { Breadcrumb } from '../shell/breadcrumb.tsx'
import { useShop } from '../shell/shop-context.ts'
import '../styles/shop-window.css'
import '../styles/brand.css'

const allBrands = { group: 'brands', limit: 1000 } as const

function BrandsPage() {
  const { locale, paths } = useShop()
  const { Link } = useUi()
  const t = useWidgetMessages('brand', en)
  const brands = useTiles(allBrands)
  const tiles = brands.status === 'ready' ? toTiles(brands.value.tiles, locale, paths) : []
  const byName = [...tiles].sort((a, b) => a.title.text.localeCompare(b.title.text, locale))
  return (
    <div className="brand">
      <Breadcrumb steps={[]} />
      <h1>{t('brands')}</h1>
      {brands.status === 'failed' ? <ErrorNotice onRetry={brands.retry} /> : null}
      <ul className="brand-names">
        {byName.map(({ id, href, title }) => (
          <li key={id}>
            <Link href={href}>
              <Text value={title} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Every brand by its name: where "View all" of the brands leads [12.7]. */
export const page: PageModule = {
  Component: BrandsPage,
  prefetch: ({ ports, queryClient, locale }) =>
    prefetchStatus(queryClient.fetchQuery(tilesOptions(ports, { ...allBrands, locale }))),
  head: ({ textsOf }) => {
    const t = textsOf('brand', en)
    return { title: t('brandsTitle'), description: t('brandsDescription') }
  },
}
