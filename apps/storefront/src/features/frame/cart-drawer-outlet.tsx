import { sayUnloaded } from '@krishi/storefront-host/loading'
import { setCartOpen, useIsCartOpen } from './cart-opening.ts'
import { createOverlay } from '@krishi/storefront-host/overlay'
import { usePaths } from '../../shell/shop-context.ts'

const CartDrawer = createOverlay(() => import('../drawers/cart-drawer.tsx'))

/** The place of the cart drawer. If its code cannot be loaded although there is a connection, the cart page opens instead. */
export function CartDrawerOutlet() {
  const paths = usePaths()
  const isOpen = useIsCartOpen()
  return (
    <CartDrawer
      wanted={isOpen ? { isOpen, onOpenChange: setCartOpen } : null}
      onGiveUp={() => setCartOpen(false)}
      instead={() => (navigator.onLine ? location.assign(paths.cart) : sayUnloaded())}
    />
  )
}
