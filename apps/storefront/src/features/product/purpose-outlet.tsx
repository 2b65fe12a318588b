import type { ProductDetail } from '@krishi/storefront-core/catalog'
import { ProductPurpose } from '@krishi/storefront-ui/product-purpose'
import { useState } from 'react'
import { createOverlay } from '@krishi/storefront-host/overlay'

const PurposeModal = createOverlay(() => import('./purpose-modal.tsx'))

/** The question what a product is for, where the catalogue has an answer, and where it opens [15.11]. */
export function PurposeOutlet({ product }: { readonly product: ProductDetail }) {
  const [isOpen, setOpen] = useState(false)
  const { purposeHtml } = product
  if (purposeHtml === null) return null
  const onClose = () => setOpen(false)
  return (
    <>
      <ProductPurpose onOpen={() => setOpen(true)} />
      <PurposeModal wanted={isOpen ? { product, purposeHtml, onClose } : null} onGiveUp={onClose} />
    </>
  )
}
