import type { OrderSummary, PortErrorCode } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import type { Order, OrderLookup, ParcelTracking } from '@krishi/storefront-core/orders'
import type { Result } from '@krishi/storefront-core/result'
import type { CallOptions } from '../http/index.ts'

/** A part of the orders of a shopper. */
export interface OrderPage {
  readonly orders: readonly Order[]
  /** There is no page after this one. */
  readonly isEndReached: boolean
}

/** Which part of them. */
export interface OrderPageQuery {
  readonly locale: Locale
  /** From 1. */
  readonly pageNum: number
  readonly pageSize: number
}

/** An order that was found: whose it is, and its number without the BH of its name. */
export interface FoundOrder {
  readonly ownerId: string
  readonly orderId: string
}

/** What the order pages need from a backend. Implementations must pass `describeOrdersPort`. */
export interface OrdersPort {
  /** An order of this session's shopper; anybody else's is 'request/not-found'. */
  read: (
    input: { readonly orderId: string; readonly locale: Locale },
    options?: CallOptions,
  ) => Promise<Result<Order, PortErrorCode>>
  /**
   * An order of this session's shopper by its number, or the newest to a mobile number [31.7]; what is nobody's or somebody
   * else's is 'order/unknown'.
   */
  lookUp: (input: OrderLookup, options?: CallOptions) => Promise<Result<FoundOrder, PortErrorCode>>
  /** The orders of this session's shopper, the newest first [31.4]; an empty page is after the last. */
  list: (input: OrderPageQuery, options?: CallOptions) => Promise<Result<OrderPage, PortErrorCode>>
  /** What is on its way to whoever is signed in, the newest first; nothing for a guest [31.8]. */
  active: (
    input: { readonly userExternalId: string; readonly locale: Locale },
    options?: CallOptions,
  ) => Promise<Result<readonly OrderSummary[], PortErrorCode>>
  /** The newest that the carrier has told of an order, in its words; empty where it has told nothing [31.9]. */
  latestNews: (input: { readonly orderNumber: string }, options?: CallOptions) => Promise<Result<string, PortErrorCode>>
  /** The way of a parcel of this session's shopper [31.9]; anybody else's is 'request/not-found'. */
  shipment: (
    input: { readonly trackingNumber: string },
    options?: CallOptions,
  ) => Promise<Result<ParcelTracking, PortErrorCode>>
}
