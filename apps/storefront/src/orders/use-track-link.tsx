import { useStorefront } from '@krishi/storefront-hooks/storefront'
import type { NavigationBarProps } from '@krishi/storefront-ui/navigation-bar'
import { Suspense, lazy, useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useShop } from '../shell/shop-context.ts'
import { untilLoaded } from '../shell/until-loaded.ts'

/** Loaded when a guest looks for an order. */
const TrackOrder = lazy(() => untilLoaded(() => import('../drawers/track-order.tsx')))

/** The way to her orders, for the bar, and what it opens. */
export interface TrackLink {
  readonly link: Pick<NavigationBarProps, 'trackHref' | 'onTrackOpen'>
  readonly modal: ReactNode
}

/** "Track order" [09.2]: to her orders for whoever is signed in; a guest signs in first, or says a number where the owner lets her [03.5]. */
export function useTrackLink(): TrackLink {
  const { paths, settings } = useShop()
  const { session } = useStorefront()
  const [, navigate] = useLocation()
  const [isOpen, setOpen] = useState(false)

  async function track(): Promise<void> {
    const opened = await session.open()
    if (!opened.ok || !opened.value.isGuestUser) return navigate(paths.orders)
    if (settings.enableLoginForTrackOrder) return navigate(paths.signIn(paths.orders))
    setOpen(true)
  }

  return {
    link: { trackHref: paths.orders, onTrackOpen: () => void track() },
    modal: <Suspense fallback={null}>{isOpen ? <TrackOrder onClose={() => setOpen(false)} /> : null}</Suspense>,
  }
}
