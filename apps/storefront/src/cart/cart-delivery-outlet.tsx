import { Suspense, lazy, useEffect, useState } from 'react'
import { untilLoaded } from '../shell/until-loaded.ts'

/** Loaded when the lines of the cart are there: they do not wait for it. */
const CartDelivery = lazy(() => untilLoaded(() => import('./cart-delivery.tsx')))

/** Where the delivery of the cart appears. A server draws none: it does not know the place. */
export function CartDeliveryOutlet() {
  const [isLive, setIsLive] = useState(false)
  useEffect(() => setIsLive(true), [])
  return <Suspense fallback={null}>{isLive ? <CartDelivery /> : null}</Suspense>
}
