import { createLazyIsland } from '@krishi/storefront-host/hydration'
import { CartSkeleton } from './cart-skeleton.tsx'

/** The cart on its page: the server's HTML until the page is touched, or something is to be told [05.2]. */
export const CartPanel = createLazyIsland('cart-panel', () => import('./cart-panel.tsx'), <CartSkeleton />)
