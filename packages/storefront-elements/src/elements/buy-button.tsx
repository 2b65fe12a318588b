import { BuyButtonWidget } from '@krishi/storefront-widgets/buy-button'
import texts from 'virtual:texts/buy-button'
import type { ElementModule, ElementViewProps } from '../runtime/element-module.ts'
import { tell } from '../shop/tell.ts'
import { useProduct } from '../shop/use-product.ts'

/** "Add to cart" for the product that the element names; until it is read, what stands in the element. */
function View({ host }: ElementViewProps) {
  const product = useProduct(host.getAttribute('product'))
  if (product === null) return <slot />
  return (
    <BuyButtonWidget
      product={product}
      variantId={host.getAttribute('variant') ?? undefined}
      onAdd={({ id }) => void tell(host, 'krishi-add', { productId: product.productId, variantId: id })}
    />
  )
}

export default { View, texts } satisfies ElementModule
