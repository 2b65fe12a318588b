import { listingOptions } from '@krishi/storefront-hooks/catalog'
import { Image } from '@krishi/storefront-ui/primitives/image'
import { LinkButton } from '@krishi/storefront-ui/primitives/button'
import { TileGrid } from '@krishi/storefront-ui/tile-grid'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import en from '../home/messages/en.json'
import type { PageModule } from '../routes/page.ts'
import { HomeStrip } from '../home/home-strip.tsx'
import { homeHeroPictures, homeStrips, shelfPictures } from '../home/home-content.ts'
import shellTexts from '../shell/messages/en.json'
import { shelves } from '../shell/shelves.ts'
import { stripListing } from '../home/strip-listing.ts'
import { usePaths } from '../shell/shop-context.ts'
import '../styles/shop-window.css'
import '../styles/home.css'

function HomePage() {
  const t = useWidgetMessages('home', en)
  const shell = useWidgetMessages('shell', shellTexts)
  const paths = usePaths()
  return (
    <div className="shop-stack">
      <section className="home-hero">
        <div>
          <h1>{t('homeHeading')}</h1>
          <p>{t('homeLead')}</p>
          <LinkButton tone="primary" href={paths.collection('seeds')}>
            {t('homeAction')}
          </LinkButton>
        </div>
        <div className="home-hero-pictures">
          {homeHeroPictures.map((handle) => (
            <Image key={handle} src={productPicture(handle)} alt="" width={160} height={160} priority />
          ))}
        </div>
      </section>
      <TileGrid
        title={t('shopByCategory')}
        tiles={shelves.map(({ handle, name }, index) => ({
          id: handle,
          title: { text: shell(name), lang: shell.lang(name) },
          href: paths.collection(handle),
          imageUrl: productPicture(shelfPictures[handle]),
          displayOrder: index,
        }))}
      />
      {homeStrips.map((strip) => (
        <HomeStrip key={strip.handle} handle={strip.handle} title={t(strip.title)} />
      ))}
    </div>
  )
}

/** The picture of a product by its handle. */
function productPicture(handle: string): string {
  return `/img/${handle}.webp`
}

/** The way into the shop: categories first, then today's offers and what sells best. */
export const page: PageModule = {
  Component: HomePage,
  async prefetch({ ports, queryClient, locale }) {
    await Promise.all(
      homeStrips.map(({ handle }) =>
        queryClient.prefetchInfiniteQuery(listingOptions(ports, stripListing(handle, locale))),
      ),
    )
    return 200
  },
  head: ({ textsOf }) => {
    const t = textsOf('home', en)
    return { title: t('homeTitle'), description: t('homeDescription') }
  },
}
