import type { OnWire } from '../address/index.ts'
import type { Order, ParcelTracking } from '../orders/index.ts'
import type { LanguageQuery, PageQuery } from './operation.ts'

/** Reads an order; only its owner may. */
export interface OrderRequest {
  readonly path: { readonly orderId: string }
  readonly query: LanguageQuery
}

/**
 * Finds an order of this shopper by a number [31.7]: a number alone never finds the order of another shopper. Sent in the body:
 * addresses are kept in logs and histories, and the number may be a mobile number [V14.2.1].
 */
export interface OrderLookupRequest {
  readonly body: {
    /** Digits; the BH of an order's name is left out. */
    readonly input: string
    readonly type: 'MOBILE' | 'ORDERID'
  }
}

/** Whose order it is, the BH of its name left out. A refusal is an error whose message is shown under the field. */
export interface OrderLookupResponse {
  readonly userExternalId: string
  readonly orderId: string
}

/** An order of the strip [31.8]. */
export interface OrderSummary {
  readonly name: string
  readonly orderNumber: number
  readonly lineItems: readonly { readonly name: string; readonly productImageUrl: string }[]
}

/** The way of a parcel of this shopper, as facts and as a page may show it [31.9]. */
export interface ShipmentData extends ParcelTracking {
  /** The events as an HTML list. What the carrier wrote is text in it. */
  readonly data: string
}

/** An order as its owner reads it. */
export type OrderResponse = OnWire<Order>

/** What the calls about orders take and give. */
export interface OrderPayloads {
  'orders.list': {
    request: { query: PageQuery & LanguageQuery }
    response: { readonly orders: readonly OrderResponse[]; readonly isEndReached: boolean }
  }
  'orders.details': { request: OrderRequest; response: OrderResponse }
  'orders.byInput': { request: OrderLookupRequest; response: OrderLookupResponse }
  'orders.active': {
    request: { query: LanguageQuery & { readonly userExternalId: string; readonly status: string } }
    response: { readonly orders: readonly OrderSummary[] }
  }
  /** The newest that the carrier has told of an order, given by its number: a text, empty where it has told nothing. */
  'orders.tracking': { request: { body: { readonly shipwayOrderId: string } }; response: string }
  'orders.shipmentData': {
    request: { path: { trackingNumber: string } }
    response: ShipmentData
  }
}
