import { Suspense, lazy } from 'react'
import { untilLoaded } from './until-loaded.ts'

/** Loaded when the shopper opens the cart, never before. */
const CartDrawer = lazy(() => untilLoaded(() => import('../drawers/cart-drawer.tsx')))

interface CartDrawerOutletProps {
  readonly isOpen: boolean
  onOpenChange(isOpen: boolean): void
}

/** Where the cart drawer appears. */
export function CartDrawerOutlet(props: CartDrawerOutletProps) {
  return <Suspense fallback={null}>{props.isOpen ? <CartDrawer {...props} /> : null}</Suspense>
}
