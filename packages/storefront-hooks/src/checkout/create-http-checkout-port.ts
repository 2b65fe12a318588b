import { fromWireAddress, isWireAddress, toWireAddress } from '@krishi/storefront-core/address'
import type {
  Checkout,
  CheckoutAdjustment,
  CheckoutCoupon,
  CheckoutLoyaltyPoints,
  OrderFate,
  PlacedOrder,
} from '@krishi/storefront-core/checkout'
import { fromPlacedOrder } from '@krishi/storefront-core/checkout'
import { toCheckoutPayload, toExternalPayload } from '@krishi/storefront-core/orders'
import type {
  CheckoutIdResponse,
  CheckoutResponse,
  CustomerAccessTokenResponse,
  ExternalCheckoutResponse,
  GatewayPayment,
  PlaceOrderResponse,
  VerifyCardPaymentResponse,
} from '@krishi/storefront-core/contract'
import { hasShape, isCount, isFlag, isListOf, isNullOr, isOneOf, isText } from '@krishi/storefront-core/shape'
import type { HttpClient } from '../http/index.ts'
import { accept, decode, isAbsentOr } from '../http/index.ts'
import type { CheckoutPort, ExternalCheckout, PaymentProgress } from './checkout-port.ts'
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

/** What is read of a placed order. */
type ReadOrder = Omit<PlaceOrderResponse, 'success' | 'totalNetCost'>

const isPlacedOrder = hasShape<ReadOrder>({
  orderId: isText,
  draftOrderId: isText,
  internalDraftId: isText,
  isDraftComplete: isFlag,
  orderName: isText,
  url: isNullOr(isText),
  coins: isCount,
  shopifyOrderId: isText,
  payment: isNullOr(isGatewayPayment),
})

const isFate = hasShape<{ readonly status: string; readonly order: ReadOrder | null }>({
  status: isText,
  order: isNullOr(isPlacedOrder),
})
const isFound = isOneOf('placed', 'to-pay')
const isNoOrder = isOneOf('placing', 'none')

const toPaidOrder = decode(
  hasShape<VerifyCardPaymentResponse>({ success: isFlag, shopifyOrderId: isText, coins: isCount }),
  ({ success, shopifyOrderId: orderId, coins }) => (success ? { orderId, coins } : null),
)

const toPaymentStatus = accept(
  hasShape<PaymentProgress>({
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
    ...createOrderCalls(client),
    create: (cart, options) =>
      client.call(
        'checkout.createCheckout',
        { body: { checkoutPayload: toCheckoutPayload(cart), source: 'WEB' } },
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
    customerToken: (who, options) =>
      client.call('checkout.customerAccessToken', { body: who }, toCustomerToken, options),
    createExternal: ({ cart, accessToken }, options) =>
      client.call(
        'checkout.externalCheckout',
        { body: toExternalPayload(cart, accessToken) },
        toExternalCheckout,
        options,
      ),
    paymentStatus: ({ orderId }, options) =>
      client.call('checkout.paymentStatus', { path: { orderId } }, toPaymentStatus, options),
  }
}

function createOrderCalls(client: HttpClient): Pick<CheckoutPort, 'placeOrder' | 'settleOrder' | 'verifyPayment'> {
  /** The wire's second id of each order that awaits its payment, wanted back with it. A page that did not place it sends the first again. */
  const internalIds: Record<string, string> = {}
  function note(order: ReadOrder): PlacedOrder {
    internalIds[order.draftOrderId] = order.internalDraftId
    return fromPlacedOrder(order)
  }

  const toPlaced = decode(isPlacedOrder, note)

  const toFate = decode(isFate, ({ status, order }): OrderFate | undefined => {
    if (order) return isFound(status) ? { status, order: note(order) } : undefined
    return isNoOrder(status) ? { status, order } : undefined
  })

  return {
    placeOrder: ({ idempotencyKey, cart, ...order }, options) =>
      client.call(
        'checkout.placeOrder',
        { body: { checkoutPayload: toCheckoutPayload(cart, order), source: 'WEB' } },
        toPlaced,
        { ...options, idempotencyKey },
      ),
    settleOrder: ({ idempotencyKey, checkoutId, giveUpPayment }, options) =>
      client.call('checkout.settleOrder', { body: { checkoutId, giveUpPayment } }, toFate, {
        ...options,
        idempotencyKey,
      }),
    verifyPayment: ({ awaitingId, gatewayOrderId, ...proof }, options) => {
      const ids = {
        draftOrderId: awaitingId,
        internalDraftOrderId: internalIds[awaitingId] ?? awaitingId,
        orderId: gatewayOrderId,
      }
      return client.call(
        'checkout.verifyCardPayment',
        { body: { source: 'WEB', ...ids, ...proof } },
        toPaidOrder,
        options,
      )
    },
  }
}
