import type {
  OrderLookupRequest,
  OrderLookupResponse,
  OrderPayloads,
  OrderSummary,
  PortErrorCode,
  ShipmentData,
} from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import type { Order } from '@krishi/storefront-core/orders'
import type { Result } from '@krishi/storefront-core/result'
import type { CallOptions } from '../http/index.ts'

/** A part of the orders of a shopper. */
export type OrderPage = OrderPayloads['orders.list']['response']

/** Which part of them. */
export interface OrderPageQuery {
  readonly locale: Locale
  /** From 1. */
  readonly pageNum: number
  readonly pageSize: number
}

/** What the order pages need from a backend. Implementations must pass `describeOrdersPort`. */
export interface OrdersPort {
  /** An order of this session's shopper; anybody else's is 'request/not-found'. */
  read(
    input: { readonly orderId: string; readonly locale: Locale },
    options?: CallOptions,
  ): Promise<Result<Order, PortErrorCode>>
  /**
   * An order of this session's shopper by its number, or the newest to a mobile number [31.7]; what is nobody's or somebody
   * else's is 'order/unknown'.
   */
  lookUp(input: OrderLookupRequest['body'], options?: CallOptions): Promise<Result<OrderLookupResponse, PortErrorCode>>
  /** The orders of this session's shopper, the newest first [31.4]; an empty page is after the last. */
  list(input: OrderPageQuery, options?: CallOptions): Promise<Result<OrderPage, PortErrorCode>>
  /** What is on its way to whoever is signed in, the newest first; nothing for a guest [31.8]. */
  active(
    input: { readonly userExternalId: string; readonly locale: Locale },
    options?: CallOptions,
  ): Promise<Result<readonly OrderSummary[], PortErrorCode>>
  /** The newest that the carrier has told of an order, in its words; empty where it has told nothing [31.9]. */
  latestNews(input: { readonly orderNumber: string }, options?: CallOptions): Promise<Result<string, PortErrorCode>>
  /** The way of a parcel of this session's shopper [31.9]; anybody else's is 'request/not-found'. */
  shipment(
    input: { readonly trackingNumber: string },
    options?: CallOptions,
  ): Promise<Result<ShipmentData, PortErrorCode>>
}
