import { useProduct } from '@krishi/storefront-hooks/catalog'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { ProductStrip } from '@krishi/storefront-ui/product-strip'
import { SimilarStripWidget } from '@krishi/storefront-widgets/similar-products'
import { useNear } from '../reviews/use-near.ts'
import { usePageAddress } from '../../shell/page-address.ts'
import { usePaths } from '../../shell/shop-context.ts'
import en from './messages/en.json'
import { similarPath } from './paths.ts'

/** What is like the product of the page [17.4]. A lazy island. */
export default function SimilarStrip() {
  const t = useWidgetMessages('similar', en)
  const paths = usePaths()
  const handle = usePageAddress().params['handle'] ?? ''
  const remote = useProduct(handle)
  const { ref, isNear } = useNear()
  if (remote.status !== 'ready') return null
  const { productId } = remote.value
  const strip = {
    title: t('title'),
    titleLang: t.lang('title'),
    allHref: similarPath(paths, { handle, productId }),
    empty: <p>{t('empty')}</p>,
  }
  return (
    <div className="similar" id="similar" ref={ref}>
      {isNear ? (
        <SimilarStripWidget {...strip} productId={productId} formAction={paths.cartForm} productHref={paths.product} />
      ) : (
        <ProductStrip {...strip} status="waiting" />
      )}
    </div>
  )
}
