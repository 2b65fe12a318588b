import { useCart } from '@krishi/storefront-hooks/cart'
import { Button } from '@krishi/storefront-ui/primitives/button'
import { CartDrawerWidget } from '@krishi/storefront-widgets/cart-drawer'
import { useState } from 'react'

/** The button that opens the cart, and the cart. */
export function Cart({ onProceed }: { readonly onProceed: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const count = useCart(({ view }) => view.count)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Cart ({count})</Button>
      <CartDrawerWidget
        open={isOpen}
        onOpenChange={setOpen}
        continueHref="/"
        termsHref="/terms"
        productHref={() => '/'}
        onProceeded={onProceed}
      />
    </>
  )
}
