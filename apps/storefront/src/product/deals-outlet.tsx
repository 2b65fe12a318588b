import type { ProductDeal } from '@krishi/storefront-core/catalog'
import { ProductDeals } from '@krishi/storefront-ui/product-deals'
import { Suspense, lazy, useState } from 'react'
import { untilLoaded } from '../shell/until-loaded.ts'

/** Loaded when she wants to know. */
const DealsModal = lazy(() => untilLoaded(() => import('./deals-modal.tsx')))

/** The deals on a product, and where they open [15.1]. */
export function DealsOutlet({ deals }: { readonly deals: readonly ProductDeal[] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ProductDeals count={deals.length} onOpen={() => setOpen(true)} />
      <Suspense fallback={null}>{isOpen ? <DealsModal deals={deals} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  )
}
