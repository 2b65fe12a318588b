import { useSupports } from '@krishi/storefront-hooks/settings'
import { useStorefront } from '@krishi/storefront-hooks/storefront'
import { navigate } from '@krishi/storefront-host/address'
import { sayUnloaded } from '@krishi/storefront-host/loading'
import type { NavigationBarProps } from '@krishi/storefront-ui/navigation-bar'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { createOverlay } from '@krishi/storefront-host/overlay'
import { useShop } from '../../shell/shop-context.ts'

const TrackOrder = createOverlay(() => import('../drawers/track-order.tsx'))

/** The link to the orders, for the bar, and what it opens. */
export interface TrackLink {
  readonly link: Pick<NavigationBarProps, 'trackHref' | 'onTrackOpen'>
  readonly modal: ReactNode
}

/** "Track order" [09.2], where orders can be found: to the orders of the account; a guest signs in first, or gives a number if the owner allows [03.5]. */
export function useTrackLink(): TrackLink {
  const { paths, settings } = useShop()
  const { session } = useStorefront()
  const isOffered = useSupports('orders.lookUp')
  const [isOpen, setOpen] = useState(false)

  const onClose = () => setOpen(false)

  async function track(): Promise<void> {
    const opened = await session.open()
    // Whose orders they are cannot be asked, nor can the page of orders be opened.
    if (!opened.ok && !navigator.onLine) return sayUnloaded()
    if (!opened.ok || !opened.value.isGuestUser) return navigate(paths.orders)
    if (settings.enableLoginForTrackOrder) return navigate(paths.signIn(paths.orders))
    setOpen(true)
  }

  return {
    link: isOffered ? { trackHref: paths.orders, onTrackOpen: () => void track() } : {},
    modal: <TrackOrder wanted={isOpen ? { onClose } : null} onGiveUp={onClose} />,
  }
}
