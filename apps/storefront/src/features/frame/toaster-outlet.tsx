import { hasOpenOrder } from '@krishi/storefront-hooks/checkout'
import { useStorefront } from '@krishi/storefront-hooks/storefront'
import { onHydrate } from '@krishi/storefront-host/hydration'
import { untilLoaded } from '@krishi/storefront-host/loading'
import { Suspense, lazy, useEffect, useState } from 'react'
import type { NoticesProps } from '../../shell/frame-parts.ts'

const Toaster = lazy(() => untilLoaded(() => import('./toaster.tsx')))

/**
 * The outlet of notices. Its code loads at the first touch, so that the live region exists before the first notice, and includes
 * the hearts of cards. It loads at once if there is an open order to report on [30.12].
 */
export function ToasterOutlet(props: NoticesProps) {
  const [isNeeded, setNeeded] = useState(false)
  const { store } = props
  const storefront = useStorefront()

  useEffect(() => {
    const need = () => setNeeded(true)
    onHydrate(need)
    if (hasOpenOrder(storefront)) need()
    return store.subscribe(need)
  }, [storefront, store])

  return <Suspense fallback={null}>{isNeeded ? <Toaster {...props} /> : null}</Suspense>
}
