import type { ProductDeal } from '@krishi/storefront-core/catalog'
import { DealsModal as Modal } from '@krishi/storefront-ui/product-deals'
import { TextScope } from '../shell/text-scope.tsx'
import '../styles/product-modals.css'

/** The deals of a product with their texts: a chunk that is fetched when she opens them. */
export default function DealsModal({
  deals,
  onClose,
}: {
  readonly deals: readonly ProductDeal[]
  readonly onClose: () => void
}) {
  return (
    <TextScope groups={['tools']}>
      <Modal open onOpenChange={onClose} deals={deals} />
    </TextScope>
  )
}
