import type {
  AdvancePaymentRequest,
  AdvancePaymentResponse,
  CheckoutIdResponse,
  CheckoutRequest,
  CheckoutResponse,
  CreateCheckoutRequest,
  CustomerAccessTokenRequest,
  CustomerAccessTokenResponse,
  ExternalCheckoutRequest,
  ExternalCheckoutResponse,
  PlaceOrderRequest,
  PlaceOrderResponse,
  SettleOrderRequest,
  SettleOrderResponse,
  TermsResponse,
  UpdateCheckoutAddressRequest,
} from './checkout-payloads.ts'
import type { NoRequest, OperationTable } from './operation.ts'
import type {
  PaymentStatusRequest,
  PaymentStatusResponse,
  VerifyCardPaymentRequest,
  VerifyCardPaymentResponse,
} from './payment-payloads.ts'

/** How a cart becomes an order. */
export const checkoutOperations = {
  'checkout.createCheckout': { method: 'POST', path: '/checkouts', access: 'session', isRepeatable: true },
  'checkout.abandonedCheckout': { method: 'GET', path: '/checkouts/:checkoutId', access: 'session' },
  'checkout.updateCheckoutAddress': {
    method: 'PUT',
    path: '/checkouts/:checkoutId/address',
    access: 'session',
    apiVersion: '1.0',
    sendsUserId: true,
  },
  'checkout.externalCheckout': { method: 'POST', path: '/external-checkouts', access: 'session', isRepeatable: true },
  'checkout.customerAccessToken': {
    method: 'POST',
    path: '/customer-access-token',
    access: 'session',
    isRepeatable: true,
  },
  'checkout.placeOrder': { method: 'POST', path: '/orders', access: 'session', idempotent: true },
  'checkout.settleOrder': {
    method: 'POST',
    path: '/orders/settle',
    access: 'session',
    idempotent: true,
    isRepeatable: true,
  },
  'checkout.verifyCardPayment': { method: 'POST', path: '/payments/verify', access: 'session' },
  'checkout.paymentStatus': { method: 'GET', path: '/payments/:orderId', access: 'session' },
  'checkout.termsAndConditions': {
    method: 'GET',
    path: '/terms-and-conditions',
    access: 'public',
  },
} as const satisfies OperationTable

/** What the calls of the checkout take and give. */
export interface CheckoutPayloads {
  'checkout.createCheckout': { request: CreateCheckoutRequest; response: CheckoutIdResponse }
  'checkout.abandonedCheckout': { request: CheckoutRequest; response: CheckoutResponse }
  'checkout.updateCheckoutAddress': { request: UpdateCheckoutAddressRequest; response: CheckoutIdResponse }
  'checkout.externalCheckout': { request: ExternalCheckoutRequest; response: ExternalCheckoutResponse }
  'checkout.customerAccessToken': { request: CustomerAccessTokenRequest; response: CustomerAccessTokenResponse }
  'checkout.placeOrder': { request: PlaceOrderRequest; response: PlaceOrderResponse }
  'checkout.settleOrder': { request: SettleOrderRequest; response: SettleOrderResponse }
  'checkout.hostedPayment': { request: PlaceOrderRequest; response: PlaceOrderResponse }
  'checkout.verifyCardPayment': { request: VerifyCardPaymentRequest; response: VerifyCardPaymentResponse }
  'checkout.paymentStatus': { request: PaymentStatusRequest; response: PaymentStatusResponse }
  'checkout.advancePaymentByProduct': { request: AdvancePaymentRequest; response: AdvancePaymentResponse }
  'checkout.termsAndConditions': { request: NoRequest; response: TermsResponse }
}
