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
  'checkout.createCheckout': { method: 'POST', path: '/checkouts', isRepeatable: true },
  'checkout.abandonedCheckout': { path: '/checkouts/:checkoutId' },
  'checkout.updateCheckoutAddress': {
    method: 'PUT',
    path: '/checkouts/:checkoutId/address',
    apiVersion: '1.0',
    sendsUserId: true,
  },
  'checkout.externalCheckout': { method: 'POST', path: '/external-checkouts', isRepeatable: true },
  'checkout.customerAccessToken': {
    method: 'POST',
    path: '/customer-access-token',
    isRepeatable: true,
  },
  'checkout.placeOrder': { method: 'POST', path: '/orders', idempotent: true },
  'checkout.settleOrder': {
    method: 'POST',
    path: '/orders/settle',
    idempotent: true,
    isRepeatable: true,
  },
  'checkout.verifyCardPayment': { method: 'POST', path: '/payments/verify' },
  'checkout.paymentStatus': { path: '/payments/:orderId' },
  'checkout.termsAndConditions': {
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
