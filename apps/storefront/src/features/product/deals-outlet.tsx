import type { ProductDeal } from '@krishi/storefront-core/catalog'
import { ProductDeals } from '@krishi/storefront-ui/product-deals'
import { useState } from 'react'
import { createOverlay } from '@krishi/storefront-host/overlay'

const DealsModal = createOverlay(() => import('./deals-modal.tsx'))

/** The deals on a product, and where they open [15.1]. */
export function DealsOutlet({ deals }: { readonly deals: readonly ProductDeal[] }) {
  const [isOpen, setOpen] = useState(false)
  const onClose = () => setOpen(false)
  return (
    <>
      <ProductDeals count={deals.length} onOpen={() => setOpen(true)} />
      <DealsModal wanted={isOpen ? { deals, onClose } : null} onGiveUp={onClose} />
    </>
  )
}
