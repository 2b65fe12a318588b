import { useWasSignedIn } from '@krishi/storefront-hooks/session'
import { untilLoaded } from '@krishi/storefront-host/loading'
import { Suspense, lazy } from 'react'

const OrdersOnTheWay = lazy(() => untilLoaded(() => import('./orders-on-the-way.tsx')))

/** What is on its way to the shopper, where somebody is signed in on this device [31.8]; guests load nothing of it. */
export function OrdersOnTheWayOutlet() {
  return useWasSignedIn() ? (
    <Suspense fallback={null}>
      <OrdersOnTheWay />
    </Suspense>
  ) : null
}
