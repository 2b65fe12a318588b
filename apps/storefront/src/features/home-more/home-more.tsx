import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { BasketDrawing, EmptyState } from '@krishi/storefront-ui/primitives/empty-state'
import { FarmOutlet } from '../farm/farm-outlet.tsx'
import { useIsEmptyShop } from '../home/use-is-empty-shop.ts'
import { OrdersOnTheWayOutlet } from '../orders/orders-on-the-way-outlet.tsx'
import { useShop } from '../../shell/shop-context.ts'
import { HomeTrust } from '../trust/home-trust.tsx'
import { InstallBanners } from '../trust/install-banners.tsx'
import { BrandTiles } from './brand-tiles.tsx'
import { HomeRow } from './home-row.tsx'
import en from './messages/en.json'

/** The lower part of the home page [12.8]. An island: headings and links as HTML, products when they are nearly in view. */
export default function HomeMore() {
  const { settings } = useShop()
  const t = useWidgetMessages('homeMore', en)
  if (useIsEmptyShop()) {
    return (
      <EmptyState drawing={<BasketDrawing />} title={t('emptyShop')}>
        {t('emptyShopText')}
      </EmptyState>
    )
  }
  return (
    <>
      <OrdersOnTheWayOutlet />
      <FarmOutlet />
      <HomeTrust name="tmHomeOne" />
      <HomeRow title={t('bestSelling')} row={{ strip: 'best-selling' }} collection="best-selling" />
      {settings.isFestivalSaleEnabled ? <CollectionRow title={t('festival')} handle="festival-sale" /> : null}
      <CollectionRow title={t('growth')} handle="growth-promoters" />
      <CollectionRow title={t('sprayers')} handle="sprayers" />
      <HomeRow title={t('recommended')} row={{ strip: 'recommended' }} />
      <BrandTiles />
      <HomeRow title={t('popular')} row={{ strip: 'popular-in-area' }} />
      <HomeTrust name="tmHomeTwo" />
      <InstallBanners label={t('installApp')} />
    </>
  )
}

function CollectionRow({ title, handle }: { readonly title: string; readonly handle: string }) {
  return <HomeRow title={title} row={{ handles: [handle] }} collection={handle} />
}
