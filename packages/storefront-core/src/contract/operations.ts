import type { PincodeInfo } from '../address/index.ts'
import type { Checkout } from '../checkout/index.ts'
import type { Order } from '../orders/index.ts'
import type { Session } from '../session/index.ts'
import type {
  CollectionProductsRequest,
  CollectionProductsResponse,
  CollectionRequest,
  CollectionResponse,
  MenuResponse,
  ProductDetailPayload,
  ProductRequest,
} from './catalog-payloads.ts'
import type { Operation } from './operation.ts'
import type { ReadSessionRequest } from './session-payloads.ts'
import type {
  CheckoutIdResponse,
  CheckoutRequest,
  CreateCheckoutRequest,
  OrderRequest,
  PlaceOrderRequest,
  PlaceOrderResponse,
  PriceAvailabilityRequest,
  PriceAvailabilityResponse,
  UpdateCheckoutAddressRequest,
} from './shopping-payloads.ts'

/** Every call of the backend by name: the wire contract as data. */
export const operations = {
  'auth.readSession': { method: 'POST', path: '/session', access: 'public' },
  'catalog.menu': { method: 'GET', path: '/menu', access: 'public', staleTimeMs: 1_800_000 },
  'catalog.collection': { method: 'GET', path: '/collections/:handle', access: 'public', staleTimeMs: 300_000 },
  'catalog.collectionProducts': {
    method: 'POST',
    path: '/collection-products',
    access: 'public',
    apiVersion: '3.0',
    staleTimeMs: 60_000,
  },
  'catalog.product': { method: 'GET', path: '/products/:handle', access: 'public', staleTimeMs: 60_000 },
  'cart.priceAvailability': { method: 'POST', path: '/cart/price-availability', access: 'public' },
  'address.pincodeLookup': {
    method: 'GET',
    path: '/pincodes/:pincode',
    access: 'session',
    staleTimeMs: 1_800_000,
  },
  'checkout.createCheckout': { method: 'POST', path: '/checkouts', access: 'session' },
  'checkout.abandonedCheckout': { method: 'GET', path: '/checkouts/:checkoutId', access: 'session' },
  'checkout.updateCheckoutAddress': {
    method: 'PUT',
    path: '/checkouts/:checkoutId/address',
    access: 'session',
    apiVersion: '1.0',
    sendsUserId: true,
  },
  'checkout.placeOrder': { method: 'POST', path: '/orders', access: 'session', idempotent: true },
  'orders.details': { method: 'GET', path: '/orders/:orderId', access: 'session' },
} as const satisfies Record<string, Operation>

/** The name of a call. */
export type OperationName = keyof typeof operations

/** What each call takes and gives. A call without an entry for `request` takes nothing. */
export interface OperationPayloads {
  'auth.readSession': { request: ReadSessionRequest; response: Session }
  'catalog.menu': { request: { query: { language: string } }; response: MenuResponse }
  'catalog.collection': { request: CollectionRequest; response: CollectionResponse }
  'catalog.collectionProducts': { request: CollectionProductsRequest; response: CollectionProductsResponse }
  'catalog.product': { request: ProductRequest; response: ProductDetailPayload }
  'cart.priceAvailability': { request: PriceAvailabilityRequest; response: PriceAvailabilityResponse }
  'address.pincodeLookup': { request: { path: { pincode: string } }; response: PincodeInfo }
  'checkout.createCheckout': { request: CreateCheckoutRequest; response: CheckoutIdResponse }
  'checkout.abandonedCheckout': { request: CheckoutRequest; response: Checkout }
  'checkout.updateCheckoutAddress': { request: UpdateCheckoutAddressRequest; response: CheckoutIdResponse }
  'checkout.placeOrder': { request: PlaceOrderRequest; response: PlaceOrderResponse }
  'orders.details': { request: OrderRequest; response: Order }
}
