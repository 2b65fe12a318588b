import { StickyCartBar } from '@krishi/storefront-ui/sticky-cart-bar'
import type { StickyCartBarProps } from '@krishi/storefront-ui/sticky-cart-bar'
import { AddControl } from './offer-actions.tsx'
import type { OfferButtonProps } from './offer-actions.tsx'

/** The main button of an offer once more, at the bottom of a phone [15.8]; none where there is no pack to sell. */
export function OfferBar({ mainRef, ...offer }: OfferButtonProps & Pick<StickyCartBarProps, 'mainRef'>) {
  const { variant, sale } = offer
  if (!variant) return null
  const { title, price, compareAtPrice } = variant
  return (
    <StickyCartBar product={sale.product} pack={title} price={price} compareAtPrice={compareAtPrice} mainRef={mainRef}>
      <AddControl {...offer} />
    </StickyCartBar>
  )
}
