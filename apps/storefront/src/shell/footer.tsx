import { SiteFooter } from '@krishi/storefront-ui/site-footer'
import { useShop } from './shop-context.ts'
import { TextScope } from './text-scope.tsx'
import { useShelfLinks } from './use-shelf-links.ts'

/** The end of every page. An island. */
export default function Footer() {
  const { paths, settings } = useShop()
  return (
    <TextScope groups={['frame']}>
      <SiteFooter
        shopHref={paths.home}
        categories={useShelfLinks()}
        policies={{ termsOfService: paths.termsOfService, refund: paths.refundPolicy, privacy: paths.privacyPolicy }}
        callNumber={settings.supportCallNumber}
        chatNumber={settings.whatsAppMobileNumber}
        seller={settings.seller}
      />
    </TextScope>
  )
}
