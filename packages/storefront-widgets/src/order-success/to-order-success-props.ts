import type { Locale } from '@krishi/storefront-core/locale'
import type { Paise } from '@krishi/storefront-core/money'
import type { Order } from '@krishi/storefront-core/orders'
import type { CartTotals } from '@krishi/storefront-core/pricing'
import type { Remote } from '@krishi/storefront-hooks/query'
import type { OrderSuccessState, PlacedOrder } from '@krishi/storefront-ui/order-success'
import type { ReactNode } from 'react'
import { toAddressView } from '../payment-mode/index.ts'

/** Online all of it, otherwise the advance. */
export function paidOf({ paymentMode, currentTotalPrice, advAmount = 0 }: Order): Paise {
  return paymentMode === 'online' ? currentTotalPrice : advAmount
}

/** What the thank-you page says of an order [31.5]. */
export function toOrderFacts(order: Order, locale: Locale): Omit<PlacedOrder, 'summary'> {
  const address = toAddressView(order.deliveryAddress, locale)
  return {
    orderName: order.name,
    paid: paidOf(order),
    due: order.currentTotalPrice - paidOf(order),
    refunds: order.refunds ?? [],
    arrives: order.expectedDelivery,
    deliveryName: address.name,
    deliveryLines: [...address.lines, `+91 ${address.phone}`],
    coins: order.coins,
  }
}

/** What the thank-you page shows of an order that it has asked for. */
export function toOrderState(
  order: Remote<Order>,
  locale: Locale,
  summaryOf: (order: Order) => ReactNode,
): OrderSuccessState {
  if (order.status === 'loading') return { status: 'loading' }
  if (order.status === 'failed') return { status: 'failed', onRetry: order.retry }
  return { status: 'ready', order: { ...toOrderFacts(order.value, locale), summary: summaryOf(order.value) } }
}

/** The sums of an order as the bill shows them. */
export function toOrderTotals(order: Order): CartTotals {
  return {
    totalPrice: order.totalCost,
    shippingCharges: order.shippingCharges,
    specialDiscount: order.specialDiscount,
    ...(order.specialDiscounts ?? { productDiscount: 0, coinsDiscount: 0, prepaidDiscount: 0 }),
    discountAmount: order.discountAmount,
    netCost: order.currentTotalPrice + order.discountAmount,
    payable: order.currentTotalPrice,
    appliedCoupon: null,
    note: order.note,
    totalNoOfItemsinCart: order.lineItems.reduce((units, line) => units + line.quantity, 0),
    savings: 0,
  }
}
