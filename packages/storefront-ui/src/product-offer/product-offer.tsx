import type { ReactNode } from 'react'

/** Props of the first screen of a product page: its parts, each a widget of its own. */
export interface ProductOfferProps {
  /** `ProductGallery`. */
  gallery: ReactNode
  /** `PriceBlock`. */
  price: ReactNode
  /** `VariantPicker`. */
  packs: ReactNode
  /** `QuantityControl` and `BuyNow`: side by side where both fit. */
  actions: ReactNode
  /** What helps to decide, under the buttons, such as a delivery date. */
  children?: ReactNode
}

/** Pictures and decision: one column on a phone, two from 60rem. Renders a `<div>`; it has no words of its own. */
export function ProductOffer({ gallery, price, packs, actions, children }: ProductOfferProps) {
  return (
    <div data-scope="product-offer" data-part="root">
      <div data-scope="product-offer" data-part="gallery">
        {gallery}
      </div>
      <div data-scope="product-offer" data-part="decision">
        {price}
        {packs}
        <div data-scope="product-offer" data-part="actions">
          {actions}
        </div>
        {children}
      </div>
    </div>
  )
}
