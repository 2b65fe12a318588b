import { encodeSharedCart } from '@krishi/storefront-core/shared-cart'
import { useCart } from '@krishi/storefront-hooks/cart'
import { useStorefront } from '@krishi/storefront-hooks/storefront'
import { Button } from '@krishi/storefront-ui/primitives/button'
import { HandoverDrawerWidget } from '@krishi/storefront-widgets/cart-drawer'
import { useState } from 'react'
import { shopAddress } from '../shop'

/** The button that opens the cart, and the cart, which is ordered in the shop. */
export function Cart() {
  const [isOpen, setOpen] = useState(false)
  const { cart } = useStorefront()
  const count = useCart(({ view }) => view.count)

  async function proceed(): Promise<void> {
    await cart.actions.flush()
    const lines = cart.getState().view.lines.map(({ line }) => line)
    const references = lines.map(({ productId, id, cartQty }) => ({ productId, variantId: id, quantity: cartQty }))
    location.assign(`${shopAddress}/shared-cart#${encodeSharedCart(references)}`)
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>Cart ({count})</Button>
      <HandoverDrawerWidget
        open={isOpen}
        onOpenChange={setOpen}
        continueHref="/"
        termsHref={`${shopAddress}/pages/terms-of-service`}
        productHref={(handle) => `${shopAddress}/products/${handle}`}
        onProceed={proceed}
      />
    </>
  )
}
