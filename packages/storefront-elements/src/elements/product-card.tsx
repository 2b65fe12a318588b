import type { Product } from '@krishi/storefront-core/catalog'
import { ProductCardWidget } from '@krishi/storefront-widgets/product-card'
import type { ProductCardWidgetProps } from '@krishi/storefront-widgets/product-card'
import texts from 'virtual:texts/product-card'
import type { ElementModule, ElementViewProps } from '../runtime/element-module.ts'
import { readHeadingLevel } from '../runtime/read-heading-level.ts'
import { productAddress } from '../shop/shop-address.ts'
import { useShop } from '../shop/shop.ts'
import { tell } from '../shop/tell.ts'
import { useProduct } from '../shop/use-product.ts'

interface CardProps extends ElementViewProps, Pick<ProductCardWidgetProps, 'variantId' | 'headingLevel'> {
  readonly product: Product
}

/** A card that leads to the shop, and tells the page by `host` what it has sold. */
export function Card({ host, product, ...card }: CardProps) {
  const { place } = useShop()
  return (
    <ProductCardWidget
      {...card}
      product={product}
      href={productAddress(place, product.handle)}
      onAdd={({ id }) => void tell(host, 'krishi-add', { productId: product.productId, variantId: id })}
    />
  )
}

/** The card of the product that the element names; until it is read, what stands in the element. */
function View({ host }: ElementViewProps) {
  const product = useProduct(host.getAttribute('product'))
  const variantId = host.getAttribute('variant') ?? undefined
  if (product === null) return <slot />
  // The widget only begins with the pack, since the shopper may choose another: a new one is a new card.
  const key = `${product.productId} ${variantId}`
  return <Card key={key} {...{ host, product, variantId }} headingLevel={readHeadingLevel(host)} />
}

export default { View, texts } satisfies ElementModule
