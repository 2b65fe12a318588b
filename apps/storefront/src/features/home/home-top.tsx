import type { Banner } from '@krishi/storefront-core/catalog'
import { useBanners, useTiles } from '@krishi/storefront-hooks/showcase'
import { Carousel } from '@krishi/storefront-ui/carousel'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { Text } from '@krishi/storefront-ui/primitives/text'
import { TileGrid } from '@krishi/storefront-ui/tile-grid'
import { useShop } from '../../shell/shop-context.ts'
import { categoryTiles } from './home-tiles.ts'
import en from './messages/en.json'
import { toTiles } from './to-tiles.ts'

const picture = {
  width: 640,
  height: 427,
  widths: [480, 640, 960],
  sizes: '(width >= 48rem) 50vw, 100vw',
} as const

/** Banners and categories. A lazy island: as HTML its row scrolls and its tiles lead on; the buttons work once it is hydrated. */
export default function HomeTop() {
  const { locale, paths } = useShop()
  const t = useWidgetMessages('home', en)
  const banners = useBanners()
  const tiles = useTiles(categoryTiles)
  const items = banners.status === 'ready' ? banners.value.map((banner) => withHref(banner, paths.to)) : []
  const captions = new Map(items.map((banner) => [banner.id, <Caption key={banner.id} banner={banner} />]))
  return (
    <>
      {items.length > 0 ? (
        <div className="home-hero">
          {/* It turns only when asked to: movement by itself would disturb reading. */}
          <Carousel
            items={items}
            label={t('banners')}
            picture={picture}
            autoplay={false}
            caption={({ id }) => captions.get(id)}
          />
        </div>
      ) : null}
      {tiles.status === 'ready' && tiles.value.tiles.length > 0 ? (
        <TileGrid title={t('shopByCategory')} tiles={toTiles(tiles.value.tiles, locale, paths)} />
      ) : null}
    </>
  )
}

function Caption({ banner }: { readonly banner: Banner }) {
  return (
    <>
      <Text className="home-hero-title" value={banner.title} /> <Text value={banner.text} />{' '}
      <Text className="home-hero-action" value={banner.action} />
    </>
  )
}

function withHref(banner: Banner, to: (path: string) => string): Banner {
  const { linkHref = '' } = banner
  return linkHref.startsWith('/') ? { ...banner, linkHref: to(linkHref) } : banner
}
