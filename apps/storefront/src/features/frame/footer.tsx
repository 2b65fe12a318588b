import { SiteFooter } from '@krishi/storefront-ui/site-footer'
import { PageEnd } from './page-end.tsx'
import { useShop } from '../../shell/shop-context.ts'
import { useShelfLinks } from './use-shelf-links.ts'

/** The footer of every page, and the bar at the bottom of the screen. A lazy island. */
export default function Footer() {
  return (
    <>
      <FooterLinks />
      <PageEnd />
    </>
  )
}

function FooterLinks() {
  const { paths, settings } = useShop()
  const { whatsAppMobileNumber } = settings
  return (
    <SiteFooter
      shopHref={paths.home}
      categories={useShelfLinks()}
      policies={{
        termsOfService: paths.termsOfService,
        refund: paths.refundPolicy,
        privacy: paths.privacyPolicy,
        privacyChoices: paths.to('/pages/privacy-choices'),
        accessibility: paths.to('/pages/accessibility'),
      }}
      callNumber={settings.supportCallNumber}
      chatNumber={whatsAppMobileNumber === '' ? '' : `91${whatsAppMobileNumber}`}
      seller={settings.seller}
    />
  )
}
