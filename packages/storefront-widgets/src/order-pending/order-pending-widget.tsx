import { usePayment, usePaymentWatch } from '@krishi/storefront-hooks/payment'
import { useSettings } from '@krishi/storefront-hooks/settings'
import { OrderPending } from '@krishi/storefront-ui/order-pending'
import { rootOf } from '@krishi/storefront-ui/root'
import { useEffect, useState } from 'react'
import { useEffectEvent } from '../react-compat.ts'
import type { OrderPendingWidgetProps } from './order-pending-widget.types.ts'
import { toDuePayment, toOrderPendingState } from './to-order-pending-state.ts'

/** The page that waits for a payment: it looks until it is settled, and offers to pay again [31.6]. */
export function OrderPendingWidget(props: OrderPendingWidgetProps) {
  const { checkoutId, awaitingId, orderId, gateway, texts, presence, onPaid } = props
  const { supportCallNumber } = useSettings()
  const { watched, look } = usePaymentWatch(orderId, presence)
  const { step, pay } = usePayment(checkoutId, { gateway, texts })
  const [paymentId, setPaymentId] = useState(props.paymentId)
  const settled = useEffectEvent(onPaid)
  const paid = watched.status === 'known' && watched.payment.status === 'paid' ? watched.payment : null
  useEffect(() => {
    if (paid) settled(paid)
  }, [paid])

  async function payAgain(): Promise<void> {
    const due = toDuePayment(watched, awaitingId)
    if (!due) return
    const outcome = await pay(due)
    if (outcome.kind === 'placed') onPaid(outcome)
    if (outcome.kind === 'pending') setPaymentId(outcome.paymentId)
    look()
  }

  const acts = { onRetry: look, onPay: () => void payAgain() }
  return (
    <OrderPending
      {...rootOf(props)}
      state={toOrderPendingState(watched, { ...props, ...acts, step, isSaidPaid: paymentId !== '' })}
      helpNumber={supportCallNumber}
    />
  )
}
