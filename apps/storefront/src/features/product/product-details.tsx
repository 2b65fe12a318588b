import { ProductDescription } from '@krishi/storefront-ui/product-description'
import { CompositionBoxWidget, toProductDescriptionProps } from '@krishi/storefront-widgets/product-details'
import { PurposeOutlet } from './purpose-outlet.tsx'
import { usePageProduct } from './use-page-product.ts'

/** What is in it, what it is for, and what there is to read about it [15.5, 15.11, 15.12]. A lazy island. */
export default function ProductDetails() {
  const product = usePageProduct()
  if (product === null) return null
  return (
    <>
      <CompositionBoxWidget product={product} />
      <PurposeOutlet product={product} />
      <ProductDescription key={product.handle} {...toProductDescriptionProps(product)} />
    </>
  )
}
