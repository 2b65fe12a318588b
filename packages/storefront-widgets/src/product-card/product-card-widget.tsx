import type { Product, Variant } from '@krishi/storefront-core/catalog'
import { useCartActions, useCartLine } from '@krishi/storefront-hooks/cart'
import { ProductCard } from '@krishi/storefront-ui/product-card'
import type { ProductCardProps } from '@krishi/storefront-ui/product-card'
import type { RootProps } from '@krishi/storefront-ui/root'
import { memo, useMemo, useState } from 'react'
import { use } from '../react-compat.ts'
import { CardCorner } from './card-corner.ts'
import { toProductCardProps } from './to-product-card-props.ts'

/** Props of a connected product card. */
export interface ProductCardWidgetProps
  extends
    Pick<ProductCardProps, 'product' | 'href' | 'priority' | 'headingLevel' | 'formAction' | 'messages'>,
    Pick<ProductCardProps, 'renderPrice' | 'renderActions'>,
    RootProps<HTMLElement> {
  /** The pack that it begins with. @default the first for sale */
  readonly variantId?: string | undefined
  /** Called when a pack has come into the cart. */
  readonly onAdd?: ((variant: Variant) => void) | undefined
}

/** A product card that sells: bound to the cart of the nearest storefront. Renders an `<article>`. */
export const ProductCardWidget = memo(function ProductCardWidget({ onAdd, ...props }: ProductCardWidgetProps) {
  const [chosenVariantId, choose] = useState(props.variantId)
  const facts = useMemo(() => toProductCardProps(props.product, chosenVariantId), [props.product, chosenVariantId])
  const inCart = useCartLine(facts.variantId ?? '')
  const { setQuantity, add } = useCartActions()
  const Corner = use(CardCorner)

  function change(product: Product, variant: Variant, quantity: number): void {
    if (inCart) setQuantity(variant.id, quantity)
    else if (add(product, variant, quantity).ok) onAdd?.(variant)
  }

  return (
    <ProductCard
      {...props}
      {...facts}
      corner={Corner && <Corner product={props.product} />}
      quantity={inCart?.line.cartQty ?? 0}
      pending={inCart?.status === 'pending'}
      onQuantityChange={change}
      onQuantityRefused={change}
      onVariantChange={(_, variantId) => choose(variantId)}
    />
  )
})
