import { hasOpenOrder } from '@krishi/storefront-hooks/checkout'
import { useIsLive, useStorefront } from '@krishi/storefront-hooks/storefront'
import { Suspense, lazy, useState } from 'react'
import { useLocation } from 'wouter'
import { untilLoaded } from '../shell/until-loaded.ts'

const OpenOrderNotice = lazy(() => untilLoaded(() => import('./open-order-notice.tsx')))

/** Pages that speak of their own order themselves. */
const ownPages = /\/(?:payment-mode|orders\/pending|thank_you)(?:\/|$)/

/** Where it is said what became of an order whose answer was lost. Its code comes where this device has such an order [30.12]. */
export function OpenOrderOutlet() {
  const storefront = useStorefront()
  const isLive = useIsLive()
  const [path] = useLocation()
  const [isNeeded, setNeeded] = useState(false)
  const isOwnPage = ownPages.test(path)

  // Stays once it is needed: what it says is put away by the shopper.
  if (isLive && !isOwnPage && !isNeeded && hasOpenOrder(storefront)) setNeeded(true)
  if (!isNeeded || isOwnPage) return null
  return (
    <Suspense fallback={null}>
      <OpenOrderNotice />
    </Suspense>
  )
}
