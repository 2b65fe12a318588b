import { BulkOrderBanner } from '@krishi/storefront-ui/bulk-order-banner'
import { useUi, useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { usePaths } from '../../shell/shop-context.ts'
import en from './messages/en.json'
import { usePageProduct } from './use-page-product.ts'

/** Where to go from a product: to much of it at once, and to others of its kind [15.9]. A lazy island. */
export default function ProductExplore() {
  const { Link } = useUi()
  const t = useWidgetMessages('product', en)
  const paths = usePaths()
  const product = usePageProduct()
  if (product === null) return null
  const { productName, category } = product
  return (
    <>
      <BulkOrderBanner
        href={paths.to(`/pages/bulk-buyer-form?product=${encodeURIComponent(productName.text)}`)}
        product={productName.text}
      />
      <Link className="product-category" href={paths.collection(category.handle)}>
        {t('all', { category: category.name.text })}
      </Link>
    </>
  )
}
