import { CompareToggleWidget } from '@krishi/storefront-widgets/compare'
import { useShop } from '../../shell/shop-context.ts'
import { usePageProduct } from './use-page-product.ts'

/** Takes the product of the page into the comparison. A lazy island. */
export default function CompareProduct() {
  const { paths, notices } = useShop()
  const product = usePageProduct()
  if (product === null) return null
  return (
    <CompareToggleWidget
      product={product}
      compareHref={paths.to('/compare')}
      onFull={(text) => notices.show({ id: 'compare-full', text, tone: 'danger' })}
    />
  )
}
