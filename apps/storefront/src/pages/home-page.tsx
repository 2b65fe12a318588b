import { listingOptions } from '@krishi/storefront-hooks/catalog'
import { bannersOptions, productsByHandleOptions, tilesOptions } from '@krishi/storefront-hooks/showcase'
import { createLazyIsland } from '@krishi/storefront-host/hydration'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import en from '../features/home/messages/en.json'
import type { PageModule } from '../shell/page.ts'
import { HomeStrip } from '../features/home/home-strip.tsx'
import { homeStrips } from '../features/home/home-content.ts'
import { categoryTiles } from '../features/home/home-tiles.ts'
import { allShelves } from '../features/home/use-is-empty-shop.ts'
import { stripListing } from '../features/home/strip-listing.ts'
import { prefetchPart } from '../shell/prefetch-part.ts'
import '../styles/shop-window.css'
import '../styles/home.css'
import '../styles/home-more.css'

const HomeTop = createLazyIsland('home-top', () => import('../features/home/home-top.tsx'))
const HomeMore = createLazyIsland('home-more', () => import('../features/home-more/home-more.tsx'))
const SaleSubscribe = createLazyIsland('sale-subscribe', () => import('../features/forms/sale-subscribe.tsx'))

const [first, ...others] = homeStrips

function HomePage() {
  const t = useWidgetMessages('home', en)
  return (
    <div className="shop-stack home">
      <div className="home-greeting">
        <h1>{t('homeHeading')}</h1>
        <p>{t('homeLead')}</p>
      </div>
      {/* Goods with their prices before all pictures: the first screen of a phone holds no more than these. */}
      <HomeStrip handle={first.handle} title={t(first.title)} priorityCount={2} />
      <HomeTop />
      {others.map((strip) => (
        <HomeStrip key={strip.handle} handle={strip.handle} title={t(strip.title)} />
      ))}
      <HomeMore />
      <SaleSubscribe />
    </div>
  )
}

/** The way into the shop: what is on now, the categories, today's offers, the season, and more on scrolling [12.8]. */
export const page: PageModule = {
  Component: HomePage,
  async prefetch({ ports, queryClient, locale }) {
    const banners = bannersOptions(ports, { locale })
    const tiles = tilesOptions(ports, { ...categoryTiles, locale })
    await Promise.all([
      prefetchPart(queryClient.query(banners)),
      prefetchPart(queryClient.query(tiles)),
      ...homeStrips.map(({ handle }) =>
        prefetchPart(queryClient.infiniteQuery(listingOptions(ports, stripListing(handle, locale)))),
      ),
    ])
    const isBare =
      queryClient.getQueryData(banners.queryKey)?.length === 0 &&
      queryClient.getQueryData(tiles.queryKey)?.tiles.length === 0
    if (isBare) await prefetchPart(queryClient.query(productsByHandleOptions(ports, { ...allShelves, locale })))
    return 200
  },
  head: ({ textsOf }) => {
    const t = textsOf('home', en)
    return { title: t('homeTitle'), description: t('homeDescription') }
  },
}
