import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { TopStrip } from '@krishi/storefront-ui/top-strip'
import { useShop } from '../../shell/shop-context.ts'
import en from '../../shell/messages/en.json'

/** Links for partners and a number to call: above the bar, and in the drawer of menus [09.1]. */
export function PartnerLinks() {
  const t = useWidgetMessages('shell', en)
  const { paths, settings } = useShop()
  return (
    <TopStrip
      brandName={t('shopName')}
      sellHref={paths.to('/pages/sell-on-krishi')}
      bulkHref={paths.to('/pages/bulk-buyer-form')}
      corporateHref={settings.corporateHref}
      callNumber={settings.supportCallNumber}
    />
  )
}
