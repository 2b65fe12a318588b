import type { Product } from '@krishi/storefront-core/catalog'
import { useCartActions, useCartLine } from '@krishi/storefront-hooks/cart'
import { BuyNow } from '@krishi/storefront-ui/buy-now'
import { QuantityControl } from '@krishi/storefront-ui/quantity-control'
import type { ProductOfferWidgetProps } from './product-offer-widget.types.ts'
import type { ProductOfferFacts } from './to-product-offer-props.ts'

/** What a button of an offer sells. */
export interface OfferButtonProps
  extends Pick<ProductOfferFacts, 'variant' | 'sale'>, Pick<ProductOfferWidgetProps, 'formAction'> {
  readonly product: Product
}

function useOffer({ product, variant, sale, formAction }: OfferButtonProps) {
  const inCart = useCartLine(variant?.id ?? '')
  const { add, setQuantity } = useCartActions()
  const form = variant ? { action: formAction, productId: product.productId, variantId: variant.id } : undefined

  function change(quantity: number): void {
    if (!variant) return
    if (inCart) setQuantity(variant.id, quantity)
    else add(product, variant, quantity)
  }

  return { inCart, change, shared: { product: sale.product, availability: sale.availability, form } }
}

/** The main button of an offer. It follows the cart on its own, so that a tap renders nothing else of the page. */
export function AddControl(props: OfferButtonProps) {
  const { inCart, change, shared } = useOffer(props)
  return (
    <QuantityControl
      {...shared}
      limits={inCart?.limits ?? props.sale.limits}
      quantity={inCart?.line.cartQty ?? 0}
      pending={inCart?.status === 'pending'}
      onQuantityChange={change}
      onQuantityRefused={change}
    />
  )
}

/** The buttons of an offer: add to the cart, and the short way there. */
export function OfferActions({ onCartOpen, ...offer }: OfferButtonProps & Pick<ProductOfferWidgetProps, 'onCartOpen'>) {
  const { inCart, change, shared } = useOffer(offer)

  function buyNow(): void {
    change(1)
    onCartOpen()
  }

  return (
    <>
      <AddControl {...offer} />
      <BuyNow {...shared} inCart={inCart !== undefined} onBuyNow={buyNow} onGoToCart={onCartOpen} />
    </>
  )
}
