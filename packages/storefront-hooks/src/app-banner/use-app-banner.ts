import { appBannerDelayMs, appBannerHref } from '@krishi/storefront-core/settings'
import { useEffect, useState } from 'react'
import { invitationKeys } from '../storage/lazy-keys.ts'
import { useStorefront } from '../storefront/use-storefront.ts'

/** Where the shopper is, and since when. */
export interface AppBannerOptions {
  readonly pathname: string
  readonly userAgent: string
  /** When the page was loaded, in ms since 1970. */
  readonly loadedAt: number
}

/** The invitation to the app at the end of the screen. */
export interface AppBanner {
  /** The store that it leads to; null while it is not to be seen. */
  readonly href: string | null
  /** Closes it for this visit. */
  dismiss: () => void
}

/** When the invitation to the app is seen: two seconds into a visit, until it is closed, and never where it disturbs [10.3]. */
export function useAppBanner({ loadedAt, ...place }: AppBannerOptions): AppBanner {
  const { clock, settings, sessionStorage } = useStorefront()
  const [isDue, setDue] = useState(false)

  useEffect(() => {
    if (sessionStorage.read(invitationKeys.appBanner) !== null) return undefined
    return clock.after(Math.max(0, loadedAt + appBannerDelayMs - clock.now()), () => setDue(true))
  }, [clock, loadedAt, sessionStorage])

  return {
    href: isDue ? appBannerHref(settings.appBanner, place) : null,
    dismiss() {
      sessionStorage.write(invitationKeys.appBanner, 'true')
      setDue(false)
    },
  }
}
