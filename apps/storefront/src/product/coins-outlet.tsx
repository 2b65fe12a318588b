import { CoinsMessageWidget } from '@krishi/storefront-widgets/product-details'
import type { CoinsMessageWidgetProps } from '@krishi/storefront-widgets/product-details'
import { Suspense, lazy, useState } from 'react'
import { untilLoaded } from '../shell/until-loaded.ts'

/** Loaded when she asks how. */
const CoinsModal = lazy(() => untilLoaded(() => import('./coins-modal.tsx')))

/** What a purchase earns, and where it is explained [15.6]. */
export function CoinsOutlet(offer: Omit<CoinsMessageWidgetProps, 'onHowOpen'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <CoinsMessageWidget {...offer} onHowOpen={() => setOpen(true)} />
      <Suspense fallback={null}>{isOpen ? <CoinsModal onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  )
}
