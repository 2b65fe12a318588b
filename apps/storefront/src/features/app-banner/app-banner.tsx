import { useAppBanner } from '@krishi/storefront-hooks/app-banner'
import { useAddress } from '@krishi/storefront-host/address'
import { AppBanner as Banner } from '@krishi/storefront-ui/app-banner'
import '../../styles/app-banner.css'

/** The invitation to the app on this page, while it is due [10.3]. */
export default function AppBanner() {
  const { pathname } = useAddress()
  const { userAgent } = navigator
  const { href, dismiss } = useAppBanner({ pathname, userAgent, loadedAt: performance.timeOrigin })
  return href === null ? null : <Banner href={href} onDismiss={dismiss} />
}
