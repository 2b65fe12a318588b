import { isBackBannerOn } from '@krishi/storefront-core/settings'
import { useMemo } from 'react'
import { useStorefront } from '../storefront/use-storefront.ts'
import { lateSessionKeys } from '../storage/late-keys.ts'

/** How long she looks at a product before Back may invite her, in ms [15.10]. */
const delayMs = 2_000

/** The invitation to the app that Back shows once. */
export interface BackBanner {
  /** It is before its last day, and she has not seen it on this visit. */
  isDue(): boolean
  /** Calls `task` once she has looked long enough; the answer takes it back. */
  whenReady(task: () => void): () => void
  /** She has seen it: not again on this visit. */
  dismiss(): void
}

/** When the invitation to the app is due [15.10]. */
export function useBackBanner(): BackBanner {
  const { clock, settings, sessionStorage } = useStorefront()
  return useMemo(
    () => ({
      isDue: () =>
        isBackBannerOn(settings.pdpBackBanner, clock.now()) && sessionStorage.read(lateSessionKeys.backBanner) === null,
      whenReady: (task) => clock.after(delayMs, task),
      dismiss: () => void sessionStorage.write(lateSessionKeys.backBanner, 'true'),
    }),
    [clock, sessionStorage, settings],
  )
}
