import { canAwait } from '@krishi/storefront-core/notify-me'
import { StickyCartBar } from '@krishi/storefront-ui/sticky-cart-bar'
import type { StickyCartBarProps } from '@krishi/storefront-ui/sticky-cart-bar'
import { AddControl } from './offer-actions.tsx'
import type { OfferButtonProps } from './offer-actions.tsx'

/** The main button of an offer once more, at the bottom of a phone [15.8]. A pack that can be waited for has the bar of `NotifyMeWidget`. */
export function OfferBar({ mainRef, ...offer }: OfferButtonProps & Pick<StickyCartBarProps, 'mainRef'>) {
  const { product, variant, sale } = offer
  if (!variant || canAwait(product, variant)) return null
  const { title, price, compareAtPrice } = variant
  return (
    <StickyCartBar product={sale.product} pack={title} price={price} compareAtPrice={compareAtPrice} mainRef={mainRef}>
      <AddControl {...offer} />
    </StickyCartBar>
  )
}
