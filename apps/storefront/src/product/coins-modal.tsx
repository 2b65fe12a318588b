import { CoinExplainerWidget } from '@krishi/storefront-widgets/product-details'
import { TextScope } from '../shell/text-scope.tsx'
import '../styles/product-modals.css'

/** How coins are used, with its texts: a chunk that is fetched when she asks. */
export default function CoinsModal({ onClose }: { readonly onClose: () => void }) {
  return (
    <TextScope groups={['tools']}>
      <CoinExplainerWidget open onOpenChange={onClose} />
    </TextScope>
  )
}
