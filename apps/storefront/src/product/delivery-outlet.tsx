import { DeliveryEstimateWidget } from '@krishi/storefront-widgets/delivery-estimate'
import type { DeliveryEstimateWidgetProps } from '@krishi/storefront-widgets/delivery-estimate'
import { Suspense, lazy, useState } from 'react'
import { untilLoaded } from '../shell/until-loaded.ts'

/** Loaded when the shopper wants to say where. */
const PincodeModal = lazy(() => untilLoaded(() => import('./pincode-modal.tsx')))

/** The delivery estimate, and the question that it opens. */
export function DeliveryOutlet(props: Omit<DeliveryEstimateWidgetProps, 'onPlaceAsk'>) {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <DeliveryEstimateWidget {...props} onPlaceAsk={() => setIsAsked(true)} />
      <Suspense fallback={null}>{isAsked ? <PincodeModal onClose={() => setIsAsked(false)} /> : null}</Suspense>
    </>
  )
}
