import type { PaymentMode as Mode } from '@krishi/storefront-core/checkout'
import type { PlaceOrderResponse } from '@krishi/storefront-core/contract'
import { useCheckout, usePlaceOrder } from '@krishi/storefront-hooks/checkout'
import { BillingSummary } from '@krishi/storefront-ui/billing-summary'
import { PaymentMode, PaymentState } from '@krishi/storefront-ui/payment-mode'
import { useState } from 'react'
import { toCheckoutTotals, toPaymentProps, toPaymentState } from './to-payment-props.ts'

/** Props of a connected payment page. */
export interface PaymentModeWidgetProps {
  readonly checkoutId: string
  /** Whether online payment is open in this shop. */
  readonly isOnlineUnavailable: boolean
  readonly shopHref: string
  readonly orderHref: (orderId: string) => string
  onAddressChange(): void
  onPlaced(order: PlaceOrderResponse): void
}

/** The payment page of a checkout: its states, the choice of a mode, the order [30.1, 30.2, 30.6]. */
export function PaymentModeWidget({ checkoutId, onPlaced, onAddressChange, ...page }: PaymentModeWidgetProps) {
  const view = useCheckout(checkoutId)
  const { placement, placeOrder } = usePlaceOrder(checkoutId)
  const [chosen, choose] = useState<Mode>(page.isOnlineUnavailable ? 'cod' : 'online')
  if (view.status !== 'ready') return <PaymentState state={toPaymentState(view, page)} />
  const { checkout } = view

  async function place(): Promise<void> {
    const outcome = await placeOrder(checkout, chosen)
    if (outcome.status === 'placed') onPlaced(outcome.order)
  }

  return (
    <PaymentMode
      {...toPaymentProps(checkout, placement, page)}
      mode={chosen}
      summary={<BillingSummary totals={toCheckoutTotals(checkout.cart)} headingLevel={3} />}
      onModeChange={choose}
      onAddressChange={onAddressChange}
      onPlaceOrder={() => void place()}
    />
  )
}
