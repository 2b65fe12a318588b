import { useBackBanner } from '@krishi/storefront-hooks/back-banner'
import { useEffect, useState } from 'react'

/** Below this a product page is a phone's. */
const phones = '(width < 60rem)'

/** The first step back, blocked to show the invitation to the app. */
export interface BackNavigationGuard {
  /** Whether a step back was made and the page is still open. */
  readonly isBlocked: boolean
  /** Makes the step back, and blocks no other on this visit. */
  leave: () => void
}

/**
 * Blocks the first step back from a product on a phone while the invitation is due [15.10]: a second entry of the same
 * page stands before the first, and leaving it is noticed.
 */
export function useBackNavigationGuard(): BackNavigationGuard {
  const banner = useBackBanner()
  const [isBlocked, setBlocked] = useState(false)

  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    if (!matchMedia(phones).matches || !banner.isDue()) return undefined
    const cancel = banner.whenReady(() => {
      // This may be the second entry already, returned to from the page after it.
      if (!isSecondEntry()) history.pushState({ ...(history.state as object | null), isSecond: true }, '')
      addEventListener('popstate', () => setBlocked(!isSecondEntry() && banner.isDue()), { signal })
    })
    return () => {
      cancel()
      stop.abort()
    }
  }, [banner])

  function leave(): void {
    banner.dismiss()
    setBlocked(false)
    history.back()
  }

  return { isBlocked, leave }
}

function isSecondEntry(): boolean {
  return (history.state as { isSecond?: true } | null)?.isSecond === true
}
