import type { Product } from '@krishi/storefront-core/catalog'
import type { RootProps } from '@krishi/storefront-ui/root'
import { useMemo } from 'react'
import { AddControl } from '../product-offer/offer-actions.tsx'
import type { OfferButtonProps } from '../product-offer/offer-actions.tsx'
import { toSaleFacts } from '../product-offer/to-sale-facts.ts'

/** Props of a button that sells one product. */
export interface BuyButtonWidgetProps extends Pick<OfferButtonProps, 'onAdd'>, RootProps<HTMLElement> {
  readonly product: Product
  /** The pack that it sells. @default the first that is for sale [15.2] */
  readonly variantId?: string | undefined
}

/** "Add to cart" for one product, then how many of it: bound to the cart of the nearest storefront [23.1]. */
export function BuyButtonWidget({ product, variantId, ...props }: BuyButtonWidgetProps) {
  const facts = useMemo(() => toSaleFacts(product, variantId), [product, variantId])
  return <AddControl {...props} {...facts} product={product} />
}
