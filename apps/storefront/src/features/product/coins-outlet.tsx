import { CoinsMessageWidget } from '@krishi/storefront-widgets/product-details'
import type { CoinsMessageWidgetProps } from '@krishi/storefront-widgets/product-details'
import { useState } from 'react'
import { CoinsOverlay } from './coins-overlay.ts'

/** What a purchase earns, and where it is explained [15.6]. */
export function CoinsOutlet(offer: Omit<CoinsMessageWidgetProps, 'onHowOpen'>) {
  const [isOpen, setOpen] = useState(false)
  const onClose = () => setOpen(false)
  return (
    <>
      <CoinsMessageWidget {...offer} onHowOpen={() => setOpen(true)} />
      <CoinsOverlay wanted={isOpen ? { onClose } : null} onGiveUp={onClose} />
    </>
  )
}
