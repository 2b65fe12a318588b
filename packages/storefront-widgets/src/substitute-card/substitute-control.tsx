import { useCartActions, useCartLine } from '@krishi/storefront-hooks/cart'
import type { Alternative } from '@krishi/storefront-hooks/catalog'
import { QuantityControl } from '@krishi/storefront-ui/quantity-control'
import { toSubstituteControl } from './to-substitute-props.ts'

/** What sells a substitute: bound to the cart of the nearest storefront. */
export function SubstituteControl({
  found,
  formAction,
}: {
  readonly found: Alternative
  readonly formAction?: string | undefined
}) {
  const { product, variantId } = found
  const inCart = useCartLine(variantId)
  const { setQuantity, add } = useCartActions()
  const facts = toSubstituteControl(found)
  const variant = product.variants.find(({ id }) => id === variantId)
  if (!facts || !variant) return null

  function change(quantity: number): void {
    if (inCart) setQuantity(variantId, quantity)
    else if (variant) add(product, variant, quantity)
  }

  return (
    <QuantityControl
      {...facts}
      quantity={inCart?.line.cartQty ?? 0}
      pending={inCart?.status === 'pending'}
      form={formAction === undefined ? undefined : { action: formAction, productId: product.productId, variantId }}
      onQuantityChange={change}
      onQuantityRefused={change}
    />
  )
}
