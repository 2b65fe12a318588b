import type {
  GatewayPayment,
  OrderLookupRequest,
  OrderLookupResponse,
  OrderPayloads,
  OrderResponse,
  PlaceOrderResponse,
  SettleOrderRequest,
  SettleOrderResponse,
  ShipmentData,
} from '@krishi/storefront-core/contract'
import { shipmentStatuses, type Fulfillment, type TrackingEvent } from '@krishi/storefront-core/orders'
import { z } from '@hono/zod-openapi'
import { deliveryAddress } from '../address/schemas.ts'
import { orderLine } from '../checkout/schemas.ts'

export const gatewayPayment = z
  .object({
    gateway: z.literal('razorpay'),
    keyId: z.string(),
    scriptUrl: z.string(),
    gatewayOrderId: z.string(),
    amount: z.int(),
    currency: z.literal('INR'),
    timeoutSeconds: z.int(),
    callbackUrl: z.string(),
  })
  .openapi('GatewayPayment') satisfies z.ZodType<GatewayPayment>

export const placeOrderResponse = z
  .object({
    success: z.boolean(),
    orderId: z.string(),
    draftOrderId: z.string(),
    internalDraftId: z.string(),
    isDraftComplete: z.boolean(),
    orderName: z.string(),
    totalNetCost: z.int(),
    url: z.string().nullable(),
    coins: z.int(),
    shopifyOrderId: z.string(),
    payment: gatewayPayment.nullable(),
  })
  .openapi('PlaceOrderResponse') satisfies z.ZodType<PlaceOrderResponse>

export const settleOrderBody = z
  .object({ checkoutId: z.string().max(64), giveUpPayment: z.boolean() })
  .openapi('SettleOrderRequest') satisfies z.ZodType<SettleOrderRequest['body']>

export const settleOrderResponse = z
  .discriminatedUnion('status', [
    z.object({ status: z.enum(['placed', 'to-pay']), order: placeOrderResponse }),
    z.object({ status: z.enum(['placing', 'none']), order: z.null() }),
  ])
  .openapi('SettleOrderResponse') satisfies z.ZodType<SettleOrderResponse>

const fulfillment = z
  .object({
    status: z.string(),
    shipmentStatus: z.string().nullable(),
    trackingNumber: z.string().nullable(),
    carrier: z.string(),
    sentAt: z.iso.datetime(),
    lineItems: z.array(
      z.object({
        variantId: z.string(),
        name: z.string(),
        productImageUrl: z.string(),
        vendor: z.string(),
        variantTitle: z.string(),
        quantity: z.int(),
        fulfillmentStatus: z.string().nullable(),
      }),
    ),
  })
  .openapi('Fulfillment') satisfies z.ZodType<Fulfillment>

export const order = z
  .object({
    id: z.string(),
    name: z.string(),
    orderNumber: z.int(),
    createdAt: z.iso.datetime(),
    cancelledAt: z.iso.datetime().nullable(),
    fulfillmentStatus: z.string().nullable(),
    paymentMode: z.enum(['online', 'cod']),
    lineItems: z.array(orderLine),
    totalCost: z.int(),
    shippingCharges: z.int(),
    discountAmount: z.int(),
    specialDiscount: z.int(),
    specialDiscounts: z
      .object({ productDiscount: z.int(), coinsDiscount: z.int(), prepaidDiscount: z.int() })
      .exactOptional(),
    currentTotalPrice: z.int(),
    deliveryAddress,
    note: z.string(),
    expectedDelivery: z.object({ from: z.iso.date(), to: z.iso.date() }),
    coins: z.int(),
    fulfillments: z.array(fulfillment).exactOptional(),
    isAdvAmountAvailable: z.boolean().exactOptional(),
    advAmount: z.int().exactOptional(),
    refunds: z.array(z.object({ amount: z.int(), time: z.iso.datetime() })).exactOptional(),
  })
  .openapi('Order') satisfies z.ZodType<OrderResponse>

export const orderLookup = z.object({
  input: z.string().regex(/^\d{1,10}$/),
  type: z.enum(['MOBILE', 'ORDERID']),
}) satisfies z.ZodType<OrderLookupRequest['body']>

export const orderFound = z
  .object({ userExternalId: z.string(), orderId: z.string() })
  .openapi('OrderFound') satisfies z.ZodType<OrderLookupResponse>

export const orderList = z
  .object({ orders: z.array(order), isEndReached: z.boolean() })
  .openapi('OrderList') satisfies z.ZodType<OrderPayloads['orders.list']['response']>

export const activeOrders = z
  .object({
    orders: z.array(
      z.object({
        name: z.string(),
        orderNumber: z.int(),
        lineItems: z.array(z.object({ name: z.string(), productImageUrl: z.string() })),
      }),
    ),
  })
  .openapi('ActiveOrders') satisfies z.ZodType<OrderPayloads['orders.active']['response']>

const trackingEvent = z
  .object({
    time: z.iso.datetime(),
    status: z.enum(shipmentStatuses).nullable(),
    text: z.string(),
    place: z.string(),
  })
  .openapi('TrackingEvent') satisfies z.ZodType<TrackingEvent>

export const shipmentData = z
  .object({
    trackingNumber: z.string(),
    carrier: z.string(),
    events: z.array(trackingEvent),
    readAt: z.iso.datetime().nullable(),
    isStale: z.boolean(),
    data: z.string(),
  })
  .openapi('ShipmentData') satisfies z.ZodType<ShipmentData>
