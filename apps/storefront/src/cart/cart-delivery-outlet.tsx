import { useIsHydrated } from '@krishi/storefront-hooks/storefront'
import { Suspense, lazy } from 'react'
import { untilLoaded } from '../shell/until-loaded.ts'

/** Loaded when the lines of the cart are there: they do not wait for it. */
const CartDelivery = lazy(() => untilLoaded(() => import('./cart-delivery.tsx')))

/** Where the delivery of the cart appears. A server draws none: it does not know the place. */
export function CartDeliveryOutlet() {
  const isHydrated = useIsHydrated()
  return <Suspense fallback={null}>{isHydrated ? <CartDelivery /> : null}</Suspense>
}
