import { orderLineItem } from '@krishi/storefront-core/analytics'
import type { Order } from '@krishi/storefront-core/orders'
import type { EndedCall } from '../telemetry/telemetry-port.ts'
import type { Analytics } from './create-analytics.ts'

/** Reports a placed order, once however often its page is opened [08.1]. */
export function reportPurchase(analytics: Analytics, order: Order): void {
  analytics.track('purchase', {
    items: order.lineItems.map(orderLineItem),
    facts: { orderId: order.id, value: order.currentTotalPrice, paymentMode: order.paymentMode },
    onceFor: order.id,
  })
}

/** Reports what a call of the backend came to, where that is an event [08.1]. */
export function reportCall(analytics: Analytics, { name, isDone, code }: EndedCall): void {
  if (name === 'checkout.placeOrder') {
    analytics.track(isDone ? 'payment_submit' : 'payment_failure', isDone ? {} : { facts: { code } })
  }
  if (name === 'checkout.verifyCardPayment' && !isDone) analytics.track('payment_failure', { facts: { code } })
  if (!isDone) return
  if (name === 'checkout.createCheckout') analytics.track('begin_checkout')
  if (name === 'address.saveAddress' || name === 'address.updateAddress') analytics.track('address_saved')
  if (name === 'checkout.updateCheckoutAddress') analytics.track('address_saved')
  if (name === 'address.reverseGeocode' || name === 'delivery.reverseLookup') analytics.track('location_access')
}
