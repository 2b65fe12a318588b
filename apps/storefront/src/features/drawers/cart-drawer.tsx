import { CartDrawerWidget } from '@krishi/storefront-widgets/cart-drawer'
import { useEffect, useState } from 'react'
import { CartDeliveryOutlet } from '../cart/cart-delivery-outlet.tsx'
import { CrossSellOutlet } from '../cart/cross-sell-outlet.tsx'
import { SavedOutlet } from '../cart/saved-outlet.tsx'
import { useCartPage } from '../cart/use-cart-page.ts'
import { usePathBehind } from '../../shell/use-path-behind.ts'
import '../../styles/cart.css'

interface CartDrawerProps {
  readonly isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/**
 * The cart drawer: an overlay. Every step to another page closes it, and a link to the page behind it. Without a connection it
 * stays until that page is there: what was ticked in it is not lost with a step that fails.
 */
export default function CartDrawer({ isOpen, onOpenChange }: CartDrawerProps) {
  const page = useCartPage()
  const pathBehind = usePathBehind()
  const [openedOn] = useState(pathBehind)
  const isLeft = pathBehind !== openedOn

  useEffect(() => {
    if (isLeft) onOpenChange(false)
    const stop = new AbortController()
    // The router announces its own pushes under this name.
    addEventListener('pushState', () => location.pathname === openedOn && onOpenChange(false), { signal: stop.signal })
    return () => stop.abort()
  }, [isLeft, onOpenChange, openedOn])

  return (
    <CartDrawerWidget
      {...page}
      crossSell={[<CartDeliveryOutlet key="delivery" />, <CrossSellOutlet key="cross-sell" />]}
      aside={<SavedOutlet />}
      open={isOpen && !isLeft}
      onOpenChange={onOpenChange}
    />
  )
}
