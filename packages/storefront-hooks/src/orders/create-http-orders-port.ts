import { isDeliveryAddress } from '@krishi/storefront-core/address'
import type { OrderLookupResponse } from '@krishi/storefront-core/contract'
import type { FulfilledLine, Fulfillment, Order, OrderRefund } from '@krishi/storefront-core/orders'
import type { SpecialDiscounts } from '@krishi/storefront-core/pricing'
import { hasShape, isCount, isFlag, isListOf, isNullOr, isOneOf, isText } from '@krishi/storefront-core/shape'
import { isOrderLine } from '../checkout/order-guards.ts'
import type { HttpClient } from '../http/index.ts'
import { accept, isAbsentOr } from '../http/index.ts'
import type { OrdersPort } from './orders-port.ts'

const isFulfillment = hasShape<Fulfillment>({
  status: isText,
  shipmentStatus: isNullOr(isText),
  trackingNumber: isNullOr(isText),
  lineItems: isListOf(
    hasShape<FulfilledLine>({
      name: isText,
      productImageUrl: isText,
      vendor: isText,
      variantTitle: isText,
      quantity: isCount,
      fulfillmentStatus: isNullOr(isText),
    }),
  ),
})

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
    specialDiscounts: isAbsentOr(
      hasShape<SpecialDiscounts>({ productDiscount: isCount, coinsDiscount: isCount, prepaidDiscount: isCount }),
    ),
    currentTotalPrice: isCount,
    deliveryAddress: isDeliveryAddress,
    note: isText,
    expectedDelivery: hasShape<Order['expectedDelivery']>({ from: isText, to: isText }),
    coins: isCount,
    fulfillments: isAbsentOr(isListOf(isFulfillment)),
    isAdvAmountAvailable: isAbsentOr(isFlag),
    advAmount: isAbsentOr(isCount),
    refunds: isAbsentOr(isListOf(hasShape<OrderRefund>({ amount: isCount, time: isText }))),
    orderStatusUrl: isAbsentOr(isText),
  }),
)

const toFound = accept(hasShape<OrderLookupResponse>({ userExternalId: isText, orderId: isText }))

/** Reads orders through the API. */
export function createHttpOrdersPort(client: HttpClient): OrdersPort {
  return {
    read: ({ orderId, locale }, options) =>
      client.call('orders.details', { path: { orderId }, query: { language: locale } }, toOrder, options),
    lookUp: (body, options) => client.call('orders.byInput', { body }, toFound, options),
  }
}
