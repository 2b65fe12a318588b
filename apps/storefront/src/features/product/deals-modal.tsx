import type { ProductDeal } from '@krishi/storefront-core/catalog'
import { DealsModal as Modal } from '@krishi/storefront-ui/product-deals'
import '../../styles/product-modals.css'

interface DealsModalProps {
  readonly deals: readonly ProductDeal[]
  readonly onClose: () => void
}

/** The deals of a product: an overlay. */
export default function DealsModal({ deals, onClose }: DealsModalProps) {
  return <Modal open onOpenChange={onClose} deals={deals} />
}
