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
import type { NoRequest } from './operation.ts'
import type {
  PaymentStatusRequest,
  PaymentStatusResponse,
  VerifyCardPaymentRequest,
  VerifyCardPaymentResponse,
} from './payment-payloads.ts'

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
