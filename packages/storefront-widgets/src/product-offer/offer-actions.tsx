import type { Product, Variant } from '@krishi/storefront-core/catalog'
import { useCartActions, useCartLine } from '@krishi/storefront-hooks/cart'
import { BuyNow } from '@krishi/storefront-ui/buy-now'
import { QuantityControl } from '@krishi/storefront-ui/quantity-control'
import { rootOf } from '@krishi/storefront-ui/root'
import type { RootProps } from '@krishi/storefront-ui/root'
import type { ProductOfferWidgetProps } from './product-offer-widget.types.ts'
import type { SaleFacts } from './to-sale-facts.ts'

/** What a button of an offer sells. */
export interface OfferButtonProps extends SaleFacts, RootProps<HTMLElement> {
  readonly product: Product
  /** Where the buttons post before hydration. @default they work with scripts only */
  readonly formAction?: ProductOfferWidgetProps['formAction'] | undefined
  /** Called when the pack has come into the cart. */
  readonly onAdd?: ((variant: Variant) => void) | undefined
}

function useOffer({ product, variant, sale, formAction, onAdd }: OfferButtonProps) {
  const inCart = useCartLine(variant?.id ?? '')
  const { add, setQuantity } = useCartActions()
  const form =
    variant && formAction !== undefined
      ? { action: formAction, productId: product.productId, variantId: variant.id }
      : undefined

  function change(quantity: number): void {
    if (!variant) return
    if (inCart) setQuantity(variant.id, quantity)
    else if (add(product, variant, quantity).ok) onAdd?.(variant)
  }

  return { inCart, change, shared: { product: sale.product, availability: sale.availability, form } }
}

/** The main button of an offer. It follows the cart on its own, so that a tap renders nothing else of the page. */
export function AddControl(props: OfferButtonProps) {
  const { inCart, change, shared } = useOffer(props)
  return (
    <QuantityControl
      {...rootOf(props)}
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
