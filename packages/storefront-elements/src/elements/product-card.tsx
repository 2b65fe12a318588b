import { ProductCardWidget } from '@krishi/storefront-widgets/product-card'
import texts from 'virtual:texts/product-card'
import { readHeadingLevel } from '../runtime/read-heading-level.ts'
import type { ElementModule, ElementViewProps } from '../runtime/element-module.ts'
import { productAddress } from '../shop/shop-address.ts'
import { useShop } from '../shop/shop.ts'
import { tell } from '../shop/tell.ts'
import { useProduct } from '../shop/use-product.ts'

/** The card of the product that the element names; until it is read, what stands in the element. */
function View({ host }: ElementViewProps) {
  const { place } = useShop()
  const product = useProduct(host.getAttribute('product'))
  const variantId = host.getAttribute('variant') ?? undefined
  if (product === null) return <slot />
  return (
    <ProductCardWidget
      // The widget only begins with the pack: the shopper may choose another.
      key={`${product.productId} ${variantId}`}
      product={product}
      variantId={variantId}
      href={productAddress(place, product.handle)}
      headingLevel={readHeadingLevel(host)}
      onAdd={({ id }) => void tell(host, 'krishi-add', { productId: product.productId, variantId: id })}
    />
  )
}

export default { View, texts } satisfies ElementModule
