import { createLazyIsland } from '@krishi/storefront-host/hydration'
import { placeOfPage } from '@krishi/storefront-hooks/delivery'
import { useIsHydrated, useStorefront } from '@krishi/storefront-hooks/storefront'

const CartDelivery = createLazyIsland('cart-delivery', () => import('./cart-delivery.tsx'))

/** Where the delivery of the cart appears. A server renders it if it knows the place: that of a signed-in shopper [16.2]. */
export function CartDeliveryOutlet() {
  const isHydrated = useIsHydrated()
  const place = placeOfPage(useStorefront())
  return isHydrated || place ? <CartDelivery /> : null
}
