import { expect, it } from 'vitest'
import { anAddress } from '../memory/fixtures.ts'
import { valueOf } from '../query/index.ts'
import { aCartToOrder } from '../testing/a-cart-to-order.ts'
import type { WireCall } from '../testing/on-the-wire.ts'
import { onTheWire } from '../testing/on-the-wire.ts'

const deliveryAddress = {
  ...{ lastName: 'Lakshmi Gowda', firstName: '', company: null, country: 'India', countryCode: 'IN' },
  ...{ address1: '12 - Temple Road', address2: 'Dist: Mysuru', city: 'Mysuru', province: 'KA' },
  ...{ zip: '570001', phone: '9845012345' },
}
const wireCart = {
  ...{ lineItems: [], totalCost: 60_000, totalNetCost: 66_000, discountCode: 'SAVE20', isCOD: false },
  ...{ shippingCharges: 7_000, discountAmount: 2_000, note: 'Ring twice', valueType: '', discountValue: 0 },
  ...{ isLoyaltyApplicable: true, specialDiscount: 1_000 },
}
const userIdentity = {
  ...{ customerAccessToken: null, userExternalId: null, phone: '9845012345', email: '', guestUserId: 'guest-1' },
  deliveryAddress,
}
const checkoutPayload = {
  ...{ source: 'WEB', checkoutId: null, urlUTMParams: { utm_source: 'radio' }, cart: wireCart, userIdentity },
}
const consent = { version: '3', language: 'hi' } as const
const payment = {
  ...{ gateway: 'razorpay', keyId: 'key', scriptUrl: '/checkout.js', gatewayOrderId: 'gateway-1', amount: 64_000 },
  ...{ currency: 'INR', timeoutSeconds: 720, callbackUrl: '/callback' },
} as const
const wireOrder = {
  ...{ success: true, orderId: 'order-1', draftOrderId: 'c1', internalDraftId: 'c1', isDraftComplete: false },
  ...{ orderName: 'BH1', totalNetCost: 64_000, url: null, coins: 6, shopifyOrderId: 'order-1', payment: null },
}
const order = {
  ...{ id: 'order-1', name: 'BH1', coins: 6, payment: null, awaitingId: 'c1', isPlacedBefore: false, url: null },
}
const intent = { idempotencyKey: 'key-1', checkoutId: 'c1', paymentMode: 'cod', cart: aCartToOrder() } as const
const question = { idempotencyKey: 'key-1', checkoutId: 'c1', giveUpPayment: false }
const ordered = { checkoutPayload: { ...checkoutPayload, checkoutId: 'c1', cart: { ...wireCart, isCOD: true } } }

const calls: readonly (readonly [method: string, ...WireCall])[] = [
  [
    'POST',
    '[29.4] a checkout of a cart',
    ({ checkout }) => valueOf(checkout.create(aCartToOrder({ consent }))),
    {
      url: '/api/checkouts',
      body: { checkoutPayload: { ...checkoutPayload, consent }, source: 'WEB' },
      answer: { data: { checkoutId: 'c1' } },
      value: 'c1',
    },
  ],
  [
    'PUT',
    '[29.4] another address of a checkout',
    ({ checkout }) =>
      valueOf(
        checkout.updateAddress({
          ...{ checkoutId: 'c1', address: anAddress(), discountAmount: 0, discountCode: '', usesCoins: false },
        }),
      ),
    {
      url: '/api/checkouts/c1/address',
      body: {
        checkoutPayload: {
          ...{ selectedAddress: deliveryAddress, discountAmount: 0, discountCode: '', isLoyaltyApplicable: false },
        },
      },
      answer: { data: { checkoutId: 'c1' } },
      value: 'c1',
    },
  ],
  [
    'POST',
    '[30.6] an order that is paid on delivery',
    ({ checkout }) => valueOf(checkout.placeOrder(intent)),
    { url: '/api/orders', body: { ...ordered, source: 'WEB' }, answer: wireOrder, value: order },
  ],
  [
    'POST',
    '[30.8] an order of which only the provider’s name is known, and that was placed before',
    ({ checkout }) => valueOf(checkout.placeOrder(intent)),
    {
      url: '/api/orders',
      body: { ...ordered, source: 'WEB' },
      answer: { ...wireOrder, shopifyOrderId: '', isDraftComplete: true },
      value: { ...order, isPlacedBefore: true },
    },
  ],
  [
    'POST',
    '[30.12] what became of an order',
    ({ checkout }) => valueOf(checkout.settleOrder(question)),
    {
      url: '/api/orders/settle',
      body: { checkoutId: 'c1', giveUpPayment: false },
      answer: { status: 'placed', order: wireOrder },
      value: { status: 'placed', order },
    },
  ],
  [
    'POST',
    '[30.12] that nothing was ordered',
    ({ checkout }) => valueOf(checkout.settleOrder({ ...question, giveUpPayment: true })),
    {
      url: '/api/orders/settle',
      body: { checkoutId: 'c1', giveUpPayment: true },
      answer: { status: 'none', order: null },
      value: { status: 'none', order: null },
    },
  ],
  [
    'GET',
    '[31.6] how far a payment is',
    ({ checkout }) => valueOf(checkout.paymentStatus({ orderId: 'order-1' })),
    {
      url: '/api/payments/order-1',
      body: undefined,
      answer: {
        ...{ status: 'awaiting', orderId: 'order-1', orderName: 'BH1', checkoutId: 'c1', coins: 6, amount: 64_000 },
        payment,
      },
      value: {
        ...{ status: 'awaiting', orderId: 'order-1', orderName: 'BH1', checkoutId: 'c1', coins: 6, amount: 64_000 },
        payment,
      },
    },
  ],
  [
    'POST',
    '[29.3] a token of the external platform',
    ({ checkout }) => valueOf(checkout.customerToken({ mobileNumber: '9845012345', name: 'Lakshmi' })),
    {
      url: '/api/customer-access-token',
      body: { mobileNumber: '9845012345', name: 'Lakshmi' },
      answer: { customerAccessTokenCreate: { customerAccessToken: { accessToken: 'a-token' } } },
      value: 'a-token',
    },
  ],
  [
    'POST',
    '[29.3] a checkout of the external platform',
    ({ checkout }) => valueOf(checkout.createExternal({ cart: aCartToOrder({ consent }), accessToken: 'a-token' })),
    {
      url: '/api/external-checkouts',
      body: {
        ...{ source: 'WEB', cart: wireCart, consent },
        userIdentity: { customerAccessToken: 'a-token', phone: '+919845012345', email: '', deliveryAddress },
      },
      answer: {
        ...{ formUrl: 'https://pay.example/form', hosts: ['pay.example'] },
        cartCreate: { cart: { checkoutUrl: 'https://pay.example/c1' } },
      },
      value: { formUrl: 'https://pay.example/form', hosts: ['pay.example'], checkoutUrl: 'https://pay.example/c1' },
    },
  ],
]

it.each(calls)(
  '%s %s is said in the names of the wire, and its answer in those of the shop',
  async (method, _, ask, said) => {
    const { value, sent } = await onTheWire(ask, said.answer)
    expect(value).toEqual(said.value)
    expect(sent).toEqual([{ method, url: said.url, body: said.body }])
  },
)

const proof = { checkoutId: 'c1', gatewayOrderId: 'gateway-1', paymentId: 'p1', signature: 's1' }
const verified = {
  ...{ source: 'WEB', orderId: 'gateway-1', checkoutId: 'c1', paymentId: 'p1', signature: 's1' },
}

it.each([
  [
    { success: true, shopifyOrderId: 'order-1', coins: 6 },
    { orderId: 'order-1', coins: 6 },
  ],
  [{ success: false, shopifyOrderId: '', coins: 0 }, null],
])('[30.7] a payment is proven by both names that its order awaits it under: %j', async (answer, value) => {
  const awaiting = { ...wireOrder, orderId: 'gateway-1', draftOrderId: 'd1', internalDraftId: 'i1', payment }
  const told = await onTheWire(
    async ({ checkout }) => {
      const placed = await valueOf(checkout.placeOrder({ ...intent, paymentMode: 'online' }))
      expect(placed).toEqual({ ...order, payment, awaitingId: 'd1' })
      return await valueOf(checkout.verifyPayment({ ...proof, awaitingId: placed.awaitingId }))
    },
    awaiting,
    answer,
  )
  expect(told.value).toEqual(value)
  expect(told.sent[1]).toEqual({
    ...{ method: 'POST', url: '/api/payments/verify' },
    body: { ...verified, draftOrderId: 'd1', internalDraftOrderId: 'i1' },
  })
})

it('[30.7] a payment of an order that another page placed is proven by the one name that is known', async () => {
  const { sent } = await onTheWire(({ checkout }) => checkout.verifyPayment({ ...proof, awaitingId: 'd1' }), {
    ...{ success: true, shopifyOrderId: 'order-1', coins: 6 },
  })
  expect(sent).toMatchObject([{ body: { ...verified, draftOrderId: 'd1', internalDraftOrderId: 'd1' } }])
})
