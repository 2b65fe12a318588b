import type { PaymentMode as Mode } from '@krishi/storefront-core/checkout'
import { useCheckout, usePlaceOrder } from '@krishi/storefront-hooks/checkout'
import { BillingSummary } from '@krishi/storefront-ui/billing-summary'
import { PaymentMode, PaymentState } from '@krishi/storefront-ui/payment-mode'
import { PriceSteps } from '@krishi/storefront-ui/price-steps'
import { useState } from 'react'
import type { PaymentModeWidgetProps } from './payment-mode-widget.types.ts'
import { toCheckoutTotals, toPaymentProps, toPaymentState } from './to-payment-props.ts'
import { toPriceSteps } from './to-price-steps.ts'

/** The payment page of a checkout: its states, the choice of a mode, the order [30.1, 30.2, 30.6]. */
export function PaymentModeWidget(props: PaymentModeWidgetProps) {
  const { checkoutId, aboveBill, mayOrder, onPlaced, onAddressChange, ...page } = props
  const view = useCheckout(checkoutId)
  const { placement, placeOrder } = usePlaceOrder(checkoutId)
  const [chosen, choose] = useState<Mode>(page.isOnlineUnavailable ? 'cod' : 'online')
  if (view.status !== 'ready') return <PaymentState state={toPaymentState(view, page)} />
  const { checkout } = view

  async function place(): Promise<void> {
    if (mayOrder?.() === false) return
    const outcome = await placeOrder(checkout, chosen)
    if (outcome.status === 'placed') onPlaced(outcome.order)
  }

  return (
    <PaymentMode
      {...toPaymentProps(checkout, placement, page)}
      mode={chosen}
      summary={
        <>
          {aboveBill?.(checkout)}
          <BillingSummary totals={toCheckoutTotals(checkout.cart)} headingLevel={3} />
          <PriceSteps {...toPriceSteps(checkout.cart, checkout.loyaltyPoints)} />
        </>
      }
      onModeChange={choose}
      onAddressChange={onAddressChange}
      onPlaceOrder={() => void place()}
    />
  )
}
