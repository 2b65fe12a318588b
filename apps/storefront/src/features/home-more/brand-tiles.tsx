import { useSupports } from '@krishi/storefront-hooks/settings'
import { useTiles } from '@krishi/storefront-hooks/showcase'
import { useUi, useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { TileGrid } from '@krishi/storefront-ui/tile-grid'
import { useId } from 'react'
import { tileLimit } from '../home/home-tiles.ts'
import { toTiles } from '../home/to-tiles.ts'
import { useNear } from '../reviews/use-near.ts'
import { useShop } from '../../shell/shop-context.ts'
import en from './messages/en.json'

/** The first brands as tiles, and the way to all of them [12.7, 12.10]. */
export function BrandTiles() {
  const { locale, paths } = useShop()
  const { Link } = useUi()
  const t = useWidgetMessages('homeMore', en)
  const headingId = useId()
  const { ref, isNear } = useNear()
  const tiles = useTiles(isNear ? { group: 'brands', limit: tileLimit } : null)
  const isOffered = useSupports('catalog.tiles')
  const title = t('brands')
  const all = paths.to('/brands')
  if (!isOffered) return null
  if (tiles.status === 'ready') {
    if (tiles.value.tiles.length === 0) return null
    return <TileGrid title={title} tiles={toTiles(tiles.value.tiles, locale, paths)} viewAllHref={all} />
  }
  return (
    <section className="home-strip home-brands" aria-labelledby={headingId} ref={ref}>
      <div className="home-strip-header">
        <h2 id={headingId}>{title}</h2>
        <Link href={all} aria-label={t('viewAllOf', { title })}>
          {t('viewAll')}
        </Link>
      </div>
    </section>
  )
}
