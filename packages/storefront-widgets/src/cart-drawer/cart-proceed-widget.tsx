import { useCart } from '@krishi/storefront-hooks/cart'
import { useCreateCheckout } from '@krishi/storefront-hooks/checkout'
import type { ProceedOutcome } from '@krishi/storefront-hooks/checkout'
import { useLeaveSignal } from '@krishi/storefront-hooks/storefront'
import { CartProceed } from '@krishi/storefront-ui/cart-drawer'
import { excessOf, isOffline, pricesOf } from './cart-facts.ts'

/** Props of the connected button that proceeds. */
export interface CartProceedWidgetProps {
  readonly termsAccepted: boolean
  /** Called with what "Proceed" came to, unless the cart was closed meanwhile [24.5]. */
  onProceeded: (outcome: ProceedOutcome) => void
}

/** The button with the amount, bound to the sums and to the making of a checkout. */
export function CartProceedWidget({ termsAccepted, onProceeded }: CartProceedWidgetProps) {
  const payable = useCart((cart) => cart.view.totals.payable)
  const prices = useCart(pricesOf)
  const offline = useCart(isOffline)
  const { task, proceed } = useCreateCheckout()
  const leaving = useLeaveSignal()

  async function goOn(): Promise<void> {
    const signal = leaving()
    const outcome = await proceed()
    if (!signal.aborted) onProceeded(outcome)
  }

  return (
    <CartProceed
      payable={payable}
      prices={prices}
      offline={offline}
      excessLines={useCart(excessOf)}
      addressesLoading={false}
      proceeding={task.status === 'pending'}
      termsAccepted={termsAccepted}
      onProceed={() => void goOn()}
    />
  )
}
