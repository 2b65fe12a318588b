import { hasOpenOrder } from '@krishi/storefront-hooks/checkout'
import { useStorefront } from '@krishi/storefront-hooks/storefront'
import { Suspense, lazy, useEffect, useState } from 'react'
import { onHydrate } from './lazy-island.tsx'
import type { NoticesProps } from './toaster.tsx'
import { untilLoaded } from './until-loaded.ts'

const Toaster = lazy(() => untilLoaded(() => import('./toaster.tsx')))

/**
 * Where notices appear. Its code comes when the page is touched, so that the region is there before the first notice; with it
 * come the hearts of cards. It comes at once where there is something to say of an order [30.12].
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
