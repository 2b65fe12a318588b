import { useCart } from '@krishi/storefront-hooks/cart'
import { CartProceed } from '@krishi/storefront-ui/cart-drawer'
import { useState } from 'react'
import { excessOf, isOffline, pricesOf } from './cart-facts.ts'

/** Props of the button that hands a cart over. */
export interface HandoverButtonProps {
  readonly termsAccepted: boolean
  /** Hands the cart over to the shop. The button shows that it is under way until this settles. */
  readonly onProceed: () => Promise<unknown>
}

/** The button with the amount, bound to the sums; what it leads to is the page's. */
export function HandoverButton({ termsAccepted, onProceed }: HandoverButtonProps) {
  const payable = useCart((cart) => cart.view.totals.payable)
  const prices = useCart(pricesOf)
  const offline = useCart(isOffline)
  const excessLines = useCart(excessOf)
  const [proceeding, setProceeding] = useState(false)

  function proceed(): void {
    setProceeding(true)
    void onProceed().finally(() => setProceeding(false))
  }

  const facts = { payable, prices, offline, excessLines, proceeding, termsAccepted, addressesLoading: false }
  return <CartProceed {...facts} onProceed={proceed} />
}
