import type { Product } from '@krishi/storefront-core/catalog'
import { useCartActions, useCartLine } from '@krishi/storefront-hooks/cart'
import { BuyNow } from '@krishi/storefront-ui/buy-now'
import { QuantityControl } from '@krishi/storefront-ui/quantity-control'
import type { ProductOfferWidgetProps } from './product-offer-widget.types.ts'
import type { ProductOfferFacts } from './to-product-offer-props.ts'

interface OfferActionsProps
  extends Pick<ProductOfferFacts, 'variant' | 'sale'>, Pick<ProductOfferWidgetProps, 'formAction' | 'onCartOpen'> {
  readonly product: Product
}

/** The buttons of an offer. They follow the cart on their own, so that a tap renders nothing else of the page. */
export function OfferActions({ product, variant, sale, formAction, onCartOpen }: OfferActionsProps) {
  const inCart = useCartLine(variant?.id ?? '')
  const { add, setQuantity } = useCartActions()
  const form = variant ? { action: formAction, productId: product.productId, variantId: variant.id } : undefined
  const shared = { product: sale.product, availability: sale.availability, form }

  function change(quantity: number): void {
    if (!variant) return
    if (inCart) setQuantity(variant.id, quantity)
    else add(product, variant, quantity)
  }

  function buyNow(): void {
    change(1)
    onCartOpen()
  }

  return (
    <>
      <QuantityControl
        {...shared}
        limits={inCart?.limits ?? sale.limits}
        quantity={inCart?.line.cartQty ?? 0}
        pending={inCart?.status === 'pending'}
        onQuantityChange={change}
        onQuantityRefused={change}
      />
      <BuyNow {...shared} inCart={inCart !== undefined} onBuyNow={buyNow} onGoToCart={onCartOpen} />
    </>
  )
}
