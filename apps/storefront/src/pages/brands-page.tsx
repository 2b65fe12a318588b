import { tilesOptions, useTiles } from '@krishi/storefront-hooks/showcase'
import { useUi, useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { ErrorNotice } from '@krishi/storefront-ui/primitives/error-notice'
import { Text } from '@krishi/storefront-ui/primitives/text'
import { byInitial } from '../features/brand/by-initial.ts'
import en from '../features/brand/messages/en.json'
import { toTiles } from '../features/home/to-tiles.ts'
import type { PageModule } from '../shell/page.ts'
import { prefetchStatus } from '../shell/prefetch-status.ts'
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
  const groups = byInitial(tiles, ({ title }) => title.text, locale)
  const idOf = (initial: string) => `brands-${initial}`
  return (
    <div className="brand">
      <Breadcrumb steps={[]} current={t('brands')} />
      <div className="brand-head">
        <h1>{t('brands')}</h1>
        {brands.status === 'ready' ? <p>{t('count', { count: tiles.length })}</p> : null}
      </div>
      {brands.status === 'failed' ? <ErrorNotice onRetry={brands.retry} /> : null}
      {groups.length > 1 ? (
        <nav aria-label={t('letters')}>
          <ul className="brand-letters">
            {groups.map(({ initial }) => (
              <li key={initial}>
                <a href={`#${idOf(initial)}`}>{initial}</a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {groups.map(({ initial, items }) => (
        <section key={initial} aria-labelledby={idOf(initial)}>
          <h2 id={idOf(initial)}>{initial}</h2>
          <ul className="brand-names">
            {items.map(({ id, href, title }) => (
              <li key={id}>
                <Link href={href}>
                  <Text value={title} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Every brand under its letter: where "View all" of the brands leads [12.7]. */
export const page: PageModule = {
  Component: BrandsPage,
  prefetch: ({ ports, queryClient, locale }) =>
    prefetchStatus(queryClient.query(tilesOptions(ports, { ...allBrands, locale }))),
  head: ({ textsOf }) => {
    const t = textsOf('brand', en)
    return { title: t('brandsTitle'), description: t('brandsDescription') }
  },
}
