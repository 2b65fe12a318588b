import { HandoverDrawerWidget } from '@krishi/storefront-widgets/cart-drawer'
import { useCallback } from 'react'
import texts from 'virtual:texts/cart-drawer'
import type { ElementModule, ElementViewProps } from '../runtime/element-module.ts'
import { productAddress, shopAddress } from '../shop/shop-address.ts'
import { useShop } from '../shop/shop.ts'
import { cartTeller, tell } from '../shop/tell.ts'

/** The cart of the page. "Proceed" leads to the shop with it, unless the page prevents that. */
function View({ host }: ElementViewProps) {
  const { handOver, place, storefront } = useShop()
  const productHref = useCallback((handle: string) => `${productAddress(place, handle)}?pf=cart`, [place])

  async function proceed(): Promise<void> {
    const { coupon, view } = storefront.cart.getState()
    const { count, totals } = view
    if (!tell(cartTeller(), 'krishi-proceed', { count, subtotal: totals.totalPrice }, true)) return
    await storefront.cart.actions.flush()
    const lines = storefront.cart.getState().view.lines.map(({ line }) => line)
    const references = lines.map(({ productId, id, cartQty }) => ({ productId, variantId: id, quantity: cartQty }))
    // In a frame the shop does not open: it takes the place of the whole page.
    open((await handOver?.(references, coupon?.name)) ?? shopAddress(place, '/cart'), '_top')
  }

  return (
    <HandoverDrawerWidget
      open={host.hasAttribute('open')}
      onOpenChange={(isOpen) => host.toggleAttribute('open', isOpen)}
      continueHref={shopAddress(place, '/')}
      termsHref={shopAddress(place, '/pages/terms-of-service')}
      productHref={productHref}
      onProceed={proceed}
    />
  )
}

export default { View, texts } satisfies ElementModule
