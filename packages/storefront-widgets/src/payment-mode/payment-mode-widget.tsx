import { firstPaymentMode } from '@krishi/storefront-core/checkout'
import { useCheckout, usePaymentChoice, usePlaceOrder } from '@krishi/storefront-hooks/checkout'
import { usePayment } from '@krishi/storefront-hooks/payment'
import { useIsSignedIn } from '@krishi/storefront-hooks/session'
import { BillingSummary } from '@krishi/storefront-ui/billing-summary'
import { useUi } from '@krishi/storefront-ui/i18n'
import { OrderedLines } from '@krishi/storefront-ui/ordered-lines'
import { PaymentMode, PaymentState } from '@krishi/storefront-ui/payment-mode'
import { rootOf } from '@krishi/storefront-ui/root'
import { useState } from 'react'
import type { PaymentModeWidgetProps } from './payment-mode-widget.types.ts'
import { toCheckoutTotals, toPaymentProps, toPaymentState, toPlaced } from './to-payment-props.ts'

/** The payment page of a checkout: its states, the choice of a mode, the order and its payment [30.1, 30.2, 30.6, 30.7]. */
export function PaymentModeWidget(props: PaymentModeWidgetProps) {
  const { checkoutId, wantedMode, mayOrder, onOrdered, onAddressChange, gateway, texts } = props
  const view = useCheckout(checkoutId)
  const { placement } = usePlaceOrder(checkoutId, (found) => onOrdered(toPlaced(found)))
  const { step, order } = usePayment(checkoutId, { gateway, texts })
  const isGuest = useIsSignedIn() !== true
  const { locale } = useUi()
  const [chosen, choose] = usePaymentChoice(checkoutId)
  const [before, setBefore] = useState<{ readonly orderId: string; readonly orderName: string } | null>(null)
  const pages = { ...props, ordersHref: isGuest ? null : props.ordersHref }
  if (view.status !== 'ready' || before)
    return <PaymentState {...rootOf(props)} state={toPaymentState(view, pages, before)} />
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
      {...rootOf(props)}
      {...toPaymentProps(checkout, mode, { placement, step }, locale)}
      summary={
        <>
          <OrderedLines lines={checkout.cart.lineItems} />
          {props.aboveBill?.(checkout)}
          <BillingSummary totals={toCheckoutTotals(checkout.cart, mode)} headingLevel={3} />
          {props.belowBill?.(checkout)}
        </>
      }
      onModeChange={choose}
      onAddressChange={onAddressChange}
      onPlaceOrder={() => void place()}
    />
  )
}
