import { DeliveryEstimateWidget } from '@krishi/storefront-widgets/delivery-estimate'
import type { DeliveryEstimateWidgetProps } from '@krishi/storefront-widgets/delivery-estimate'
import { useState } from 'react'
import { createOverlay } from '@krishi/storefront-host/overlay'

const PincodeModal = createOverlay(() => import('./pincode-modal.tsx'))

/** The delivery estimate, and the question that it opens. */
export function DeliveryOutlet(props: Omit<DeliveryEstimateWidgetProps, 'onPlaceAsk'>) {
  const [isAsked, setIsAsked] = useState(false)
  const onClose = () => setIsAsked(false)
  return (
    <>
      <DeliveryEstimateWidget {...props} onPlaceAsk={() => setIsAsked(true)} />
      <PincodeModal wanted={isAsked ? { onClose } : null} onGiveUp={onClose} />
    </>
  )
}
