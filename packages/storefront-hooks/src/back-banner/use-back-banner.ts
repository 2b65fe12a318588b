import { isBackBannerOn } from '@krishi/storefront-core/settings'
import { useMemo } from 'react'
import { useStorefront } from '../storefront/use-storefront.ts'
import { invitationKeys } from '../storage/lazy-keys.ts'

/** How long a product is viewed before Back may show the invitation, in ms [15.10]. */
const delayMs = 2_000

/** The invitation to the app that Back shows once. */
export interface BackBanner {
  /** It is before its last day, and has not been shown on this visit. */
  isDue: () => boolean
  /** Calls `task` once the product was viewed long enough; the returned function cancels that. */
  whenReady: (task: () => void) => () => void
  /** Marks it as shown: it does not come again on this visit. */
  dismiss: () => void
}

/** When the invitation to the app is due [15.10]. */
export function useBackBanner(): BackBanner {
  const { clock, settings, sessionStorage } = useStorefront()
  return useMemo(
    () => ({
      isDue: () =>
        isBackBannerOn(settings.pdpBackBanner, clock.now()) && sessionStorage.read(invitationKeys.backBanner) === null,
      whenReady: (task) => clock.after(delayMs, task),
      dismiss: () => void sessionStorage.write(invitationKeys.backBanner, 'true'),
    }),
    [clock, sessionStorage, settings],
  )
}
