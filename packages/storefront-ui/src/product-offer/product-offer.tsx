import type { ReactNode, Ref } from 'react'
import type { RootProps } from '../root/index.ts'

/** Props of the first screen of a product page: its parts, each a widget of its own. */
export interface ProductOfferProps extends RootProps {
  /** `ProductGallery`. */
  gallery: ReactNode
  /** `PriceBlock`. */
  price: ReactNode
  /** `VariantPicker`. */
  packs: ReactNode
  /** What helps to choose among them, such as `DoseHelper`. */
  help?: ReactNode
  /** `QuantityControl` and `BuyNow`: side by side where both fit. */
  actions: ReactNode
  /** The element around the buttons, for a `StickyCartBar` to watch. */
  actionsRef?: Ref<HTMLDivElement>
  /** What helps to decide, under the buttons, such as `DeliveryEstimate`. */
  children?: ReactNode
}

/** Pictures and decision: one column on a phone, two from 60rem. Renders a `<div>`; it has no words of its own. */
export function ProductOffer({
  gallery,
  price,
  packs,
  help,
  actions,
  actionsRef,
  children,
  ...root
}: ProductOfferProps) {
  return (
    <div {...root} data-scope="product-offer" data-part="root">
      <div data-scope="product-offer" data-part="gallery">
        {gallery}
      </div>
      <div data-scope="product-offer" data-part="decision">
        {price}
        {packs}
        {help}
        <div data-scope="product-offer" data-part="actions" ref={actionsRef}>
          {actions}
        </div>
        {children}
      </div>
    </div>
  )
}
