import type { CheckoutPayload } from '@krishi/storefront-core/contract'
import { expect, it } from 'vitest'
import { anAddress } from '../memory/fixtures.ts'
import { valueOf } from '../query/index.ts'
import type { WireCall } from '../testing/on-the-wire.ts'
import { onTheWire } from '../testing/on-the-wire.ts'

const deliveryAddress = {
  ...{ lastName: 'Lakshmi Gowda', firstName: '', company: null, country: 'India', countryCode: 'IN' },
  ...{ address1: '12 - Temple Road', address2: 'Dist: Mysuru', city: 'Mysuru', province: 'KA' },
  ...{ zip: '570001', phone: '9845012345' },
}
const cart = {
  ...{ lineItems: [], totalCost: 60_000, totalNetCost: 66_000, discountCode: 'SAVE20', isCOD: true },
  ...{ shippingCharges: 7_000, discountAmount: 2_000, note: 'Ring twice', valueType: '', discountValue: 0 },
  ...{ isLoyaltyApplicable: true, specialDiscount: 1_000 },
}
const buyer = {
  ...{ customerAccessToken: null, userExternalId: null, phone: '9845012345', email: '', guestUserId: 'guest-1' },
}
const consent = { version: '3', language: 'hi' } as const
const payload: CheckoutPayload = {
  ...{ source: 'WEB', checkoutId: 'c1', urlUTMParams: { utm_source: 'radio' }, cart, consent },
  userIdentity: { ...buyer, deliveryAddress: anAddress() },
}
const checkoutPayload = { ...payload, userIdentity: { ...buyer, deliveryAddress } }
const order = {
  ...{ success: true, orderId: 'order-1', draftOrderId: 'd1', internalDraftId: 'i1', isDraftComplete: false },
  ...{ orderName: 'BH1', totalNetCost: 64_000, url: null, coins: 6, shopifyOrderId: 'order-1', payment: null },
}
const question = { idempotencyKey: 'key-1', checkoutId: 'c1', giveUpPayment: false }
const status = {
  ...{ status: 'paid', orderId: 'order-1', orderName: 'BH1', checkoutId: 'c1', coins: 6, amount: 64_000 },
  payment: null,
}
const proof = {
  ...{ draftOrderId: 'd1', internalDraftOrderId: 'i1', orderId: 'gateway-1', paymentId: 'p1', signature: 's1' },
  checkoutId: 'c1',
}
const external = { customerAccessToken: 'a-token', phone: '+919845012345', email: '' }
const way = { formUrl: 'https://pay.example/form', hosts: ['pay.example'] }

const calls: readonly (readonly [method: string, ...WireCall])[] = [
  [
    'POST',
    '[29.4] a checkout of a cart',
    ({ checkout }) => valueOf(checkout.create(payload)),
    {
      url: '/api/checkouts',
      body: { checkoutPayload, source: 'WEB' },
      answer: { data: { checkoutId: 'c1' } },
      value: 'c1',
    },
  ],
  [
    'PUT',
    '[29.4] another address of a checkout',
    ({ checkout }) => {
      const coupon = { discountAmount: 0, discountCode: '' }
      return valueOf(checkout.updateAddress({ checkoutId: 'c1', address: anAddress(), ...coupon, usesCoins: false }))
    },
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
    '[30.6] an order',
    ({ checkout }) => valueOf(checkout.placeOrder({ idempotencyKey: 'key-1', payload })),
    { url: '/api/orders', body: { checkoutPayload, source: 'WEB' }, answer: order, value: order },
  ],
  [
    'POST',
    '[30.12] the question what became of an order',
    ({ checkout }) => valueOf(checkout.settleOrder(question)),
    {
      url: '/api/orders/settle',
      body: { checkoutId: 'c1', giveUpPayment: false },
      answer: { status: 'placed', order },
      value: { status: 'placed', order },
    },
  ],
  [
    'POST',
    '[30.7] the proof of a payment',
    ({ checkout }) => valueOf(checkout.verifyPayment(proof)),
    {
      url: '/api/payments/verify',
      body: { source: 'WEB', ...proof },
      answer: { success: true, shopifyOrderId: 'order-1', coins: 6 },
      value: { success: true, shopifyOrderId: 'order-1', coins: 6 },
    },
  ],
  [
    'GET',
    '[31.6] the question how far a payment is',
    ({ checkout }) => valueOf(checkout.paymentStatus({ orderId: 'order-1' })),
    { url: '/api/payments/order-1', body: undefined, answer: status, value: status },
  ],
  [
    'POST',
    '[29.3] the wish for a token of the external platform',
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
    ({ checkout }) => {
      const userIdentity = { ...external, deliveryAddress: anAddress() }
      return valueOf(checkout.createExternal({ cart, userIdentity, consent }))
    },
    {
      url: '/api/external-checkouts',
      body: { source: 'WEB', cart, userIdentity: { ...external, deliveryAddress }, consent },
      answer: { ...way, cartCreate: { cart: { checkoutUrl: 'https://pay.example/c1' } } },
      value: { ...way, checkoutUrl: 'https://pay.example/c1' },
    },
  ],
]

it.each(calls)('%s %s is sent in the names of the wire', async (method, _, ask, said) => {
  const { value, sent } = await onTheWire(ask, said.answer)
  expect(value).toEqual(said.value)
  expect(sent).toEqual([{ method, url: said.url, body: said.body }])
})
