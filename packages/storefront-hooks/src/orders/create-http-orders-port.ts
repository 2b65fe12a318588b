import type { Order } from '@krishi/storefront-core/orders'
import { hasShape, isCount, isListOf, isNullOr, isOneOf, isText } from '@krishi/storefront-core/shape'
import { isDeliveryAddress, isOrderLine } from '../checkout/order-guards.ts'
import type { HttpClient } from '../http/index.ts'
import { accept } from '../http/index.ts'
import type { OrdersPort } from './orders-port.ts'

const toOrder = accept(
  hasShape<Order>({
    id: isText,
    name: isText,
    orderNumber: isCount,
    createdAt: isText,
    cancelledAt: isNullOr(isText),
    fulfillmentStatus: isNullOr(isText),
    paymentMode: isOneOf('online', 'cod'),
    lineItems: isListOf(isOrderLine),
    totalCost: isCount,
    shippingCharges: isCount,
    discountAmount: isCount,
    specialDiscount: isCount,
    currentTotalPrice: isCount,
    deliveryAddress: isDeliveryAddress,
    note: isText,
    expectedDelivery: hasShape<Order['expectedDelivery']>({ from: isText, to: isText }),
    coins: isCount,
  }),
)

/** Reads orders through the API. */
export function createHttpOrdersPort(client: HttpClient): OrdersPort {
  return {
    read: ({ orderId, locale }, options) =>
      client.call('orders.details', { path: { orderId }, query: { language: locale } }, toOrder, options),
  }
}
