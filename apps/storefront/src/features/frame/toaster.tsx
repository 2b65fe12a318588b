import { closeOnBack, setGuardBack } from '@krishi/storefront-host/navigation'
import { Toaster } from '@krishi/storefront-ui/primitives/toast'
import { startTransition, useEffect } from 'react'
import type { NoticesProps } from '../../shell/frame-parts.ts'
import { useShop } from '../../shell/shop-context.ts'
import '../../styles/notices.css'
import { CartNotices } from '../cart-notices/cart-notices.tsx'
import { MeasuringOutlet } from '../measuring/measuring-outlet.tsx'
import { OpenOrderOutlet } from '../orders/open-order-outlet.tsx'
import { CardHeart } from '../wishes/card-heart.tsx'
import { WishlistNotices } from '../wishes/wishlist-notices.tsx'
import { ChangeNoticesOutlet } from './change-notices-outlet.tsx'
import { CartDrawerOutlet } from './cart-drawer-outlet.tsx'
import { UnloadedNotice } from './unloaded-notice.tsx'

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
