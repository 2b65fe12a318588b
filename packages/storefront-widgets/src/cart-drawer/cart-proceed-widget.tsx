import { useCart } from '@krishi/storefront-hooks/cart'
import { useCreateCheckout } from '@krishi/storefront-hooks/checkout'
import type { ProceedOutcome } from '@krishi/storefront-hooks/checkout'
import { CartProceed } from '@krishi/storefront-ui/cart-drawer'
import { isOffline, pricesOf } from './cart-facts.ts'

/** Props of the connected button that proceeds. */
export interface CartProceedWidgetProps {
  readonly termsAccepted: boolean
  /** Called with what "Proceed" came to [24.5]. */
  onProceeded(outcome: ProceedOutcome): void
}

/** The button with the amount, bound to the sums and to the making of a checkout. */
export function CartProceedWidget({ termsAccepted, onProceeded }: CartProceedWidgetProps) {
  const payable = useCart((cart) => cart.view.totals.payable)
  const prices = useCart(pricesOf)
  const offline = useCart(isOffline)
  const { task, proceed } = useCreateCheckout()
  return (
    <CartProceed
      payable={payable}
      prices={prices}
      offline={offline}
      addressesLoading={false}
      proceeding={task.status === 'pending'}
      termsAccepted={termsAccepted}
      onProceed={() => void proceed().then(onProceeded)}
    />
  )
}
