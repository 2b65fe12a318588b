import type { DeliveryAddress } from '@krishi/storefront-core/address'
import { fromWireAddress, isWireAddress, toWireAddress } from '@krishi/storefront-core/address'
import type {
  Checkout,
  CheckoutAdjustment,
  CheckoutCoupon,
  CheckoutLoyaltyPoints,
} from '@krishi/storefront-core/checkout'
import type {
  CheckoutIdResponse,
  CheckoutResponse,
  CustomerAccessTokenResponse,
  ExternalCheckoutResponse,
  GatewayPayment,
  PaymentStatusResponse,
  PlaceOrderResponse,
  SettleOrderResponse,
  VerifyCardPaymentResponse,
} from '@krishi/storefront-core/contract'
import { hasShape, isCount, isFlag, isListOf, isNullOr, isOneOf, isText } from '@krishi/storefront-core/shape'
import type { HttpClient } from '../http/index.ts'
import { accept, decode, isAbsentOr } from '../http/index.ts'
import type { CheckoutPort, ExternalCheckout } from './checkout-port.ts'
import { isCouponStanding, isOrderLine } from './order-guards.ts'

const toCheckoutId = decode(
  hasShape<CheckoutIdResponse>({ data: hasShape<CheckoutIdResponse['data']>({ checkoutId: isText }) }),
  ({ data }) => data.checkoutId,
)

const toCheckout = decode(
  hasShape<CheckoutResponse>({
    id: isText,
    isCheckoutCompleted: isFlag,
    orderName: isNullOr(isText),
    orderId: isNullOr(isText),
    cart: hasShape<Checkout['cart']>({
      lineItems: isListOf(isOrderLine),
      note: isText,
      totalCost: isCount,
      shippingCharges: isCount,
      discountCode: isText,
      discountAmount: isCount,
      specialDiscount: isCount,
      productDiscount: isCount,
      totalNetCost: isCount,
      isCodDisabled: isFlag,
      isOnlineDisabled: isFlag,
      prepaidDiscount: isCount,
      advancePaymentDetails: hasShape<Checkout['cart']['advancePaymentDetails']>({
        isAdvanceAmountPayable: isFlag,
        advTotalAmount: isCount,
      }),
    }),
    userIdentity: hasShape<CheckoutResponse['userIdentity']>({
      deliveryAddress: isNullOr(isWireAddress),
      phone: isText,
      email: isText,
      userExternalId: isNullOr(isText),
    }),
    coupon: isAbsentOr(hasShape<CheckoutCoupon>({ name: isText, standing: isCouponStanding })),
    loyaltyPoints: isAbsentOr(
      hasShape<CheckoutLoyaltyPoints>({
        isUsed: isFlag,
        orderRedeemPoints: isCount,
        orderRedeemPointsInAmount: isCount,
        gainedPointsFromOrder: isCount,
        totalUserPoints: isCount,
      }),
    ),
    adjustments: isListOf(
      hasShape<CheckoutAdjustment>({
        kind: isOneOf('removed', 'reduced', 'price-changed'),
        productTitle: isText,
        variantTitle: isText,
        quantity: isCount,
      }),
    ),
  }),
  (checkout): Checkout => {
    const { deliveryAddress } = checkout.userIdentity
    return {
      ...checkout,
      userIdentity: { ...checkout.userIdentity, deliveryAddress: deliveryAddress && fromWireAddress(deliveryAddress) },
    }
  },
)

const isGatewayPayment = hasShape<GatewayPayment>({
  gateway: isOneOf('razorpay'),
  keyId: isText,
  scriptUrl: isText,
  gatewayOrderId: isText,
  amount: isCount,
  currency: isOneOf('INR'),
  timeoutSeconds: isCount,
  callbackUrl: isText,
})

const isPlaceOrderResponse = hasShape<PlaceOrderResponse>({
  success: isFlag,
  orderId: isText,
  draftOrderId: isText,
  internalDraftId: isText,
  isDraftComplete: isFlag,
  orderName: isText,
  totalNetCost: isCount,
  url: isNullOr(isText),
  coins: isCount,
  shopifyOrderId: isText,
  payment: isNullOr(isGatewayPayment),
})

const toPlaceOrderResponse = accept(isPlaceOrderResponse)

const isOrderFound = hasShape<Extract<SettleOrderResponse, { readonly order: PlaceOrderResponse }>>({
  status: isOneOf('placed', 'to-pay'),
  order: isPlaceOrderResponse,
})
const isNoOrder = hasShape<{ readonly status: 'placing' | 'none' }>({ status: isOneOf('placing', 'none') })

function toSettled(answer: unknown): SettleOrderResponse | undefined {
  if (isOrderFound(answer)) return answer
  return isNoOrder(answer) ? { status: answer.status, order: null } : undefined
}

const toVerification = accept(
  hasShape<VerifyCardPaymentResponse>({ success: isFlag, shopifyOrderId: isText, coins: isCount }),
)

const toPaymentStatus = accept(
  hasShape<PaymentStatusResponse>({
    status: isOneOf('awaiting', 'paid', 'expired', 'refunding', 'refunded'),
    orderId: isText,
    orderName: isText,
    checkoutId: isText,
    coins: isCount,
    amount: isCount,
    payment: isNullOr(isGatewayPayment),
  }),
)

const toCustomerToken = decode(
  hasShape<CustomerAccessTokenResponse>({
    customerAccessTokenCreate: hasShape<CustomerAccessTokenResponse['customerAccessTokenCreate']>({
      customerAccessToken: hasShape<CustomerAccessTokenResponse['customerAccessTokenCreate']['customerAccessToken']>({
        accessToken: isText,
      }),
    }),
  }),
  ({ customerAccessTokenCreate }) => customerAccessTokenCreate.customerAccessToken.accessToken,
)

const toExternalCheckout = decode(
  hasShape<ExternalCheckoutResponse>({
    formUrl: isText,
    hosts: isListOf(isText),
    cartCreate: hasShape<ExternalCheckoutResponse['cartCreate']>({
      cart: hasShape<ExternalCheckoutResponse['cartCreate']['cart']>({ checkoutUrl: isText }),
    }),
  }),
  ({ formUrl, hosts, cartCreate }): ExternalCheckout => ({ formUrl, hosts, checkoutUrl: cartCreate.cart.checkoutUrl }),
)

/** Makes checkouts and places orders through the API. */
export function createHttpCheckoutPort(client: HttpClient): CheckoutPort {
  return {
    create: (payload, options) =>
      client.call(
        'checkout.createCheckout',
        { body: { checkoutPayload: toWire(payload), source: 'WEB' } },
        toCheckoutId,
        options,
      ),
    read: ({ checkoutId, locale }, options) =>
      client.call(
        'checkout.abandonedCheckout',
        { path: { checkoutId }, query: { language: locale } },
        toCheckout,
        options,
      ),
    updateAddress: ({ checkoutId, address, discountAmount, discountCode, usesCoins }, options) =>
      client.call(
        'checkout.updateCheckoutAddress',
        {
          path: { checkoutId },
          body: {
            checkoutPayload: {
              selectedAddress: toWireAddress(address),
              discountAmount,
              discountCode,
              isLoyaltyApplicable: usesCoins,
            },
          },
        },
        toCheckoutId,
        options,
      ),
    placeOrder: ({ idempotencyKey, payload }, options) =>
      client.call(
        'checkout.placeOrder',
        { body: { checkoutPayload: toWire(payload), source: 'WEB' } },
        toPlaceOrderResponse,
        { ...options, idempotencyKey },
      ),
    settleOrder: ({ idempotencyKey, checkoutId, giveUpPayment }, options) =>
      client.call('checkout.settleOrder', { body: { checkoutId, giveUpPayment } }, toSettled, {
        ...options,
        idempotencyKey,
      }),
    verifyPayment: (proof, options) =>
      client.call('checkout.verifyCardPayment', { body: { source: 'WEB', ...proof } }, toVerification, options),
    customerToken: (who, options) =>
      client.call('checkout.customerAccessToken', { body: who }, toCustomerToken, options),
    createExternal: (payload, options) =>
      client.call(
        'checkout.externalCheckout',
        { body: { source: 'WEB', ...toWire(payload) } },
        toExternalCheckout,
        options,
      ),
    paymentStatus: ({ orderId }, options) =>
      client.call('checkout.paymentStatus', { path: { orderId } }, toPaymentStatus, options),
  }
}

/** What is ordered and by whom, with the address in the names of the wire. */
function toWire<Payload extends { readonly userIdentity: { readonly deliveryAddress: DeliveryAddress | null } }>(
  payload: Payload,
) {
  const { deliveryAddress, ...identity } = payload.userIdentity
  return {
    ...payload,
    userIdentity: { ...identity, deliveryAddress: deliveryAddress && toWireAddress(deliveryAddress) },
  }
}
