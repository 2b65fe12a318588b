import type { ProductDetail, Variant } from '@krishi/storefront-core/catalog'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { NotifyAccepted as Modal } from '@krishi/storefront-ui/notify-me'
import { SimilarStripWidget } from '@krishi/storefront-widgets/similar-products'
import { usePaths } from '../../shell/shop-context.ts'
import en from '../similar/messages/en.json'
import '../../styles/product-modals.css'
import '../../styles/product-strip.css'

interface NotifyAcceptedProps {
  readonly product: ProductDetail
  readonly variant: Variant | undefined
  readonly onClose: () => void
}

/** The request is taken, and what could be taken instead [18.2]: an overlay. */
export default function NotifyAccepted({ product, variant, onClose }: NotifyAcceptedProps) {
  const t = useWidgetMessages('similar', en)
  const paths = usePaths()
  const name = [product.productName.text, variant?.title.text].filter(Boolean).join(', ')
  return (
    <Modal open onOpenChange={onClose} product={name}>
      <SimilarStripWidget
        productId={product.productId}
        title={t('title')}
        titleLang={t.lang('title')}
        empty={<p>{t('empty')}</p>}
        formAction={paths.cartForm}
        productHref={paths.product}
      />
    </Modal>
  )
}
