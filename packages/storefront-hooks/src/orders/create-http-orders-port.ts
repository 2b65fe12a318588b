import { fromWireAddress, isWireAddress } from '@krishi/storefront-core/address'
import type { OrderLookupResponse, OrderPayloads, OrderResponse, OrderSummary } from '@krishi/storefront-core/contract'
import type {
  FulfilledLine,
  Fulfillment,
  Order,
  OrderRefund,
  ParcelTracking,
  TrackingEvent,
} from '@krishi/storefront-core/orders'
import { shipmentStatuses } from '@krishi/storefront-core/orders'
import type { SpecialDiscounts } from '@krishi/storefront-core/pricing'
import { hasShape, isCount, isFlag, isListOf, isNullOr, isOneOf, isText } from '@krishi/storefront-core/shape'
import { isOrderLine } from '../checkout/order-guards.ts'
import type { HttpClient } from '../http/index.ts'
import { accept, decode, fieldOf, isAbsentOr } from '../http/index.ts'
import type { FoundOrder, OrderPage, OrdersPort } from './orders-port.ts'

const isFulfillment = hasShape<Fulfillment>({
  status: isText,
  shipmentStatus: isNullOr(isText),
  trackingNumber: isNullOr(isText),
  carrier: isText,
  sentAt: isText,
  lineItems: isListOf(
    hasShape<FulfilledLine>({
      variantId: isText,
      name: isText,
      productImageUrl: isText,
      vendor: isText,
      variantTitle: isText,
      quantity: isCount,
      fulfillmentStatus: isNullOr(isText),
    }),
  ),
})

const isOrder = hasShape<OrderResponse>({
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
  deliveryAddress: isWireAddress,
  note: isText,
  expectedDelivery: hasShape<NonNullable<Order['expectedDelivery']>>({ from: isText, to: isText }),
  coins: isCount,
  fulfillments: isAbsentOr(isListOf(isFulfillment)),
  isAdvAmountAvailable: isAbsentOr(isFlag),
  advAmount: isAbsentOr(isCount),
  refunds: isAbsentOr(isListOf(hasShape<OrderRefund>({ amount: isCount, time: isText }))),
})

const fromWire = (order: OrderResponse): Order => ({
  ...order,
  deliveryAddress: fromWireAddress(order.deliveryAddress),
})

const toOrder = decode(isOrder, fromWire)

const toOrders = decode(
  hasShape<OrderPayloads['orders.list']['response']>({ orders: isListOf(isOrder), isEndReached: isFlag }),
  ({ orders, isEndReached }): OrderPage => ({ orders: orders.map(fromWire), isEndReached }),
)

const toActive = fieldOf<OrderPayloads['orders.active']['response']>({
  orders: isListOf(
    hasShape<OrderSummary>({
      name: isText,
      orderNumber: isCount,
      lineItems: isListOf(hasShape<OrderSummary['lineItems'][number]>({ name: isText, productImageUrl: isText })),
    }),
  ),
})

const toText = accept(isText)

const toShipment = accept(
  hasShape<ParcelTracking>({
    trackingNumber: isText,
    carrier: isText,
    events: isListOf(
      hasShape<TrackingEvent>({
        time: isText,
        status: isNullOr(isOneOf(...shipmentStatuses)),
        text: isText,
        place: isText,
      }),
    ),
    readAt: isNullOr(isText),
    isStale: isFlag,
  }),
)

const toFound = decode(
  hasShape<OrderLookupResponse>({ userExternalId: isText, orderId: isText }),
  ({ userExternalId: ownerId, orderId }): FoundOrder => ({ ownerId, orderId }),
)

/** Reads orders through the API. */
export function createHttpOrdersPort(client: HttpClient): OrdersPort {
  return {
    read: ({ orderId, locale }, options) =>
      client.call('orders.details', { path: { orderId }, query: { language: locale } }, toOrder, options),
    lookUp: ({ by, digits }, options) =>
      client.call(
        'orders.byInput',
        { body: { input: digits, type: by === 'mobile' ? 'MOBILE' : 'ORDERID' } },
        toFound,
        options,
      ),
    list: ({ locale, ...page }, options) =>
      client.call('orders.list', { query: { ...page, language: locale } }, toOrders, options),
    active: ({ locale, userExternalId }, options) =>
      client.call(
        'orders.active',
        { query: { language: locale, userExternalId, status: 'active' } },
        toActive,
        options,
      ),
    latestNews: ({ orderNumber }, options) =>
      client.call('orders.tracking', { body: { shipwayOrderId: orderNumber } }, toText, options),
    shipment: ({ trackingNumber }, options) =>
      client.call('orders.shipmentData', { path: { trackingNumber } }, toShipment, options),
  }
}
