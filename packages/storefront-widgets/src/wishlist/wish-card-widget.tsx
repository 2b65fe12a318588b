import type { Product, Variant } from '@krishi/storefront-core/catalog'
import { useCartActions, useCartLine } from '@krishi/storefront-hooks/cart'
import { WishCard } from '@krishi/storefront-ui/wishlist'
import type { WishActions, WishCardProps } from '@krishi/storefront-ui/wishlist'
import { useMemo, useState } from 'react'
import { toProductCardProps } from '../product-card/index.ts'

/** Props of a connected card of the wishlist. */
export interface WishCardWidgetProps extends Pick<WishCardProps, 'product' | 'href'> {
  readonly actions: WishActions
  readonly onCartOpen: () => void
}

/** A product that was put aside: bound to the cart of the nearest storefront [20.5]. Renders an `<article>`. */
export function WishCardWidget({ product, href, actions, onCartOpen }: WishCardWidgetProps) {
  const [chosenVariantId, choose] = useState<string>()
  const facts = useMemo(() => toProductCardProps(product, chosenVariantId), [product, chosenVariantId])
  const inCart = useCartLine(facts.variantId ?? '') !== undefined
  const { add } = useCartActions()

  function buyNow(bought: Product, variant: Variant): void {
    add(bought, variant)
    actions.onBuyNow(bought, variant)
    onCartOpen()
  }

  return (
    <WishCard
      {...facts}
      {...{ href, inCart }}
      onVariantChange={(_, variantId) => choose(variantId)}
      onRemove={actions.onRemove}
      onBuyNow={buyNow}
      onGoToCart={onCartOpen}
    />
  )
}
