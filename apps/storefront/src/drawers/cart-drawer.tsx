import { CartDrawerWidget } from '@krishi/storefront-widgets/cart-drawer'
import { useCartPage } from '../cart/use-cart-page.ts'
import { TextScope } from '../shell/text-scope.tsx'
import '../styles/cart.css'

interface CartDrawerProps {
  readonly isOpen: boolean
  onOpenChange(isOpen: boolean): void
}

/** The cart drawer with its own texts: a chunk that is fetched when the shopper opens the cart. */
export default function CartDrawer({ isOpen, onOpenChange }: CartDrawerProps) {
  const page = useCartPage(() => onOpenChange(false))
  return (
    <TextScope groups={['cart']}>
      <CartDrawerWidget {...page} open={isOpen} onOpenChange={onOpenChange} />
    </TextScope>
  )
}
