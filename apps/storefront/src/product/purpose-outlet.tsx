import type { ProductDetail } from '@krishi/storefront-core/catalog'
import { ProductPurpose } from '@krishi/storefront-ui/product-purpose'
import { Suspense, lazy, useState } from 'react'
import { untilLoaded } from '../shell/until-loaded.ts'

/** Loaded when she asks. */
const PurposeModal = lazy(() => untilLoaded(() => import('./purpose-modal.tsx')))

/** The question what a product is for, where the catalogue has an answer, and where it opens [15.11]. */
export function PurposeOutlet({ product }: { readonly product: ProductDetail }) {
  const [isOpen, setOpen] = useState(false)
  const { purposeHtml } = product
  if (purposeHtml === null) return null
  return (
    <>
      <ProductPurpose onOpen={() => setOpen(true)} />
      <Suspense fallback={null}>
        {isOpen ? <PurposeModal product={product} purposeHtml={purposeHtml} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  )
}
