import type { PaymentMode as Mode } from '@krishi/storefront-core/checkout'
import { firstPaymentMode } from '@krishi/storefront-core/checkout'
import { useCheckout, usePlaceOrder } from '@krishi/storefront-hooks/checkout'
import { usePayment } from '@krishi/storefront-hooks/payment'
import { useIsSignedIn } from '@krishi/storefront-hooks/session'
import { useIsLive } from '@krishi/storefront-hooks/storefront'
import { PaymentMode, PaymentState } from '@krishi/storefront-ui/payment-mode'
import { useState } from 'react'
import { CheckoutSums } from './checkout-sums.tsx'
import type { PaymentModeWidgetProps } from './payment-mode-widget.types.ts'
import { toPaymentProps, toPaymentState } from './to-payment-props.ts'

/** The payment page of a checkout: its states, the choice of a mode, the order and its payment [30.1, 30.2, 30.6, 30.7]. */
export function PaymentModeWidget(props: PaymentModeWidgetProps) {
  const { checkoutId, wantedMode, aboveBill, mayOrder, onOrdered, onAddressChange, gateway, texts, ...links } = props
  const view = useCheckout(checkoutId)
  const { placement } = usePlaceOrder(checkoutId)
  const { step, order } = usePayment(checkoutId, { gateway, texts })
  const isGuest = useIsSignedIn() !== true
  const isLive = useIsLive()
  const [chosen, choose] = useState<Mode | null>(null)
  const [before, setBefore] = useState<{ readonly orderId: string; readonly orderName: string } | null>(null)
  const pages = { ...links, ordersHref: isGuest ? null : links.ordersHref }
  if (view.status !== 'ready' || before) return <PaymentState state={toPaymentState(view, pages, before)} />
  const { checkout } = view
  const mode = chosen ?? firstPaymentMode(checkout.cart, wantedMode)

  async function place(): Promise<void> {
    if (mayOrder?.() === false) return
    const outcome = await order(checkout, mode)
    if (outcome.kind === 'already-placed') setBefore(outcome)
    else if (outcome.kind !== 'stays') onOrdered(outcome)
  }

  return (
    <PaymentMode
      {...toPaymentProps(checkout, mode, { placement, step: isLive ? step : 'starting' })}
      summary={<CheckoutSums checkout={checkout} mode={mode} above={aboveBill?.(checkout)} />}
      onModeChange={choose}
      onAddressChange={onAddressChange}
      onPlaceOrder={() => void place()}
    />
  )
}
