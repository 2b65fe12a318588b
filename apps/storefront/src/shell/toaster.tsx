import { closeOnBack, setGuardBack } from '@krishi/storefront-host/navigation'
import { Toaster } from '@krishi/storefront-ui/primitives/toast'
import type { ToastStore } from '@krishi/storefront-ui/primitives/toast'
import type { CardCornerContent } from '@krishi/storefront-widgets/product-card'
import { startTransition, useEffect } from 'react'
import '../styles/notices.css'
import { CartNotices } from '../cart-notices/cart-notices.tsx'
import { MeasuringOutlet } from '../measuring/measuring-outlet.tsx'
import { OpenOrderOutlet } from '../orders/open-order-outlet.tsx'
import { CardHeart } from '../wishes/card-heart.tsx'
import { WishlistNotices } from '../wishes/wishlist-notices.tsx'
import { ChangeNoticesOutlet } from './change-notices-outlet.tsx'
import { CartDrawerOutlet } from './cart-drawer-outlet.tsx'
import { useShop } from './shop-context.ts'
import { UnloadedNotice } from './unloaded-notice.tsx'

/** Props of the notices and of what loads with them. */
export interface NoticesProps {
  readonly store: ToastStore
  /** Receives the heart of every card [20.1], which reports by notices. */
  readonly onCardHeart: (nextHeart: (heart: CardCornerContent) => CardCornerContent) => void
}

/** The notices, some of their sources, and the cart drawer. A chunk of its own: see `toaster-outlet.tsx`. */
export default function Notices({ store, onCardHeart }: NoticesProps) {
  const { settings } = useShop()
  useEffect(() => setGuardBack(closeOnBack), [])
  useEffect(() => {
    startTransition(() => onCardHeart(() => CardHeart))
  }, [onCardHeart])
  return (
    <>
      <Toaster store={store} />
      <WishlistNotices />
      <CartNotices store={store} />
      <UnloadedNotice />
      <ChangeNoticesOutlet />
      <OpenOrderOutlet />
      <MeasuringOutlet />
      {settings.cartConfig.hasDrawer ? <CartDrawerOutlet /> : null}
    </>
  )
}
