import { hasOpenOrder } from '@krishi/storefront-hooks/checkout'
import { useStorefront } from '@krishi/storefront-hooks/storefront'
import { useAddress } from '@krishi/storefront-host/address'
import { untilLoaded } from '@krishi/storefront-host/loading'
import { Suspense, lazy, useState } from 'react'
import { createPortal } from 'react-dom'

const OpenOrderNotice = lazy(() => untilLoaded(() => import('./open-order-notice.tsx')))

/** Pages that speak of their own order themselves. */
const ownPages = /\/(?:payment-mode|orders\/pending|thank_you)(?:\/|$)/

/** Says at the top of any page what became of an order whose answer was lost, where this device has such an order [30.12]. */
export function OpenOrderOutlet() {
  const storefront = useStorefront()
  const { pathname } = useAddress()
  const [isNeeded, setNeeded] = useState(false)
  const isOwnPage = ownPages.test(pathname)

  // Stays once it is needed: what it says is put away by the shopper.
  if (!isOwnPage && !isNeeded && hasOpenOrder(storefront)) setNeeded(true)
  const place = document.getElementById('order-news')
  if (!isNeeded || isOwnPage || place === null) return null
  return createPortal(
    <Suspense fallback={null}>
      <OpenOrderNotice />
    </Suspense>,
    place,
  )
}
