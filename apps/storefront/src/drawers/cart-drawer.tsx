import { CartDrawerWidget } from '@krishi/storefront-widgets/cart-drawer'
import { useEffect } from 'react'
import { CartDeliveryOutlet } from '../cart/cart-delivery-outlet.tsx'
import { CrossSellOutlet } from '../cart/cross-sell-outlet.tsx'
import { useCartPage } from '../cart/use-cart-page.ts'
import '../styles/cart.css'

interface CartDrawerProps {
  readonly isOpen: boolean
  onOpenChange(isOpen: boolean): void
}

/**
 * The cart drawer: an overlay. Every step to another address closes it, Back too, and a link to the page behind it.
 */
export default function CartDrawer({ isOpen, onOpenChange }: CartDrawerProps) {
  const page = useCartPage()

  useEffect(() => {
    const stop = new AbortController()
    // The router announces its own pushes under this name.
    for (const step of ['pushState', 'popstate']) {
      addEventListener(step, () => onOpenChange(false), { signal: stop.signal })
    }
    return () => stop.abort()
  }, [onOpenChange])

  return (
    <CartDrawerWidget
      {...page}
      crossSell={[<CartDeliveryOutlet key="delivery" />, <CrossSellOutlet key="cross-sell" />]}
      open={isOpen}
      onOpenChange={onOpenChange}
    />
  )
}
