import { untilLoaded } from '@krishi/storefront-host/loading'
import { Suspense, lazy } from 'react'

/** Loaded when the lines of the cart are there: they do not wait for it. */
const CrossSell = lazy(() => untilLoaded(() => import('./cross-sell.tsx')))

/** Where the suggestions of the cart appear. */
export function CrossSellOutlet() {
  return (
    <Suspense fallback={null}>
      <CrossSell />
    </Suspense>
  )
}
