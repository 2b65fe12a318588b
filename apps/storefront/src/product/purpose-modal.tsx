import type { LocalizedText, Product } from '@krishi/storefront-core/catalog'
import { toSafeHtml } from '@krishi/storefront-ui/primitives/safe-html'
import { PurposeModal as Modal } from '@krishi/storefront-ui/product-purpose'
import { TextScope } from '../shell/text-scope.tsx'
import '../styles/product-modals.css'

interface PurposeModalProps {
  readonly product: Pick<Product, 'productId' | 'handle' | 'productName'>
  /** As our server sanitised it. */
  readonly purposeHtml: LocalizedText
  readonly onClose: () => void
}

/** What a product is for, with its texts: a chunk that is fetched when she asks. */
export default function PurposeModal({ product, purposeHtml, onClose }: PurposeModalProps) {
  const { productId, handle, productName } = product
  const { text, lang } = purposeHtml
  return (
    <TextScope groups={['tools']}>
      <Modal
        open
        onOpenChange={onClose}
        {...{ productId, handle, lang }}
        product={productName.text}
        html={toSafeHtml(text)}
      />
    </TextScope>
  )
}
