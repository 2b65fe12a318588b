import type { LocalizedText, Product } from '@krishi/storefront-core/catalog'
import { trustedHtml } from '@krishi/storefront-ui/primitives/safe-html'
import { PurposeModal as Modal } from '@krishi/storefront-ui/product-purpose'
import '../../styles/product-modals.css'

interface PurposeModalProps {
  readonly product: Pick<Product, 'productId' | 'handle' | 'productName'>
  /** As our server sanitised it. */
  readonly purposeHtml: LocalizedText
  readonly onClose: () => void
}

/** What a product is for: an overlay. */
export default function PurposeModal({ product, purposeHtml, onClose }: PurposeModalProps) {
  const { productId, handle, productName } = product
  const { text, lang } = purposeHtml
  return (
    <Modal
      open
      onOpenChange={onClose}
      {...{ productId, handle, lang }}
      product={productName.text}
      html={trustedHtml(text)}
    />
  )
}
