import { CoinExplainerWidget } from '@krishi/storefront-widgets/product-details'
import '../../styles/product-modals.css'

/** How coins are used: an overlay. */
export default function CoinsModal({ onClose }: { readonly onClose: () => void }) {
  return <CoinExplainerWidget open onOpenChange={onClose} />
}
