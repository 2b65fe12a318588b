import { expect, it } from 'vitest'
import { aSession, anAddress } from '../memory/fixtures.ts'
import { valueOf } from '../query/index.ts'
import { aServer } from '../testing/a-server.ts'
import { createFakeClock } from '../testing/create-fake-clock.ts'
import type { WireCall } from '../testing/on-the-wire.ts'
import { onTheWire } from '../testing/on-the-wire.ts'
import { createHttpPorts } from './create-http-ports.ts'

const owner = { userId: 'user-1', userExternalId: '77' }

const wireAddress = {
  ...{ lastName: 'Lakshmi Gowda', firstName: '', company: null, country: 'India', countryCode: 'IN' },
  ...{ address1: '12 - Temple Road', address2: 'Dist: Mysuru', city: 'Mysuru', province: 'KA' },
  ...{ zip: '570001', phone: '9845012345' },
}
const addressBody = {
  ...{ userId: 'user-1', userExternalId: 77, lastName: 'Lakshmi Gowda', name: 'Lakshmi Gowda' },
  ...{ address1: '12 - Temple Road', address2: 'Dist: Mysuru', city: 'Mysuru', province: 'KA' },
  ...{ zip: '570001', phone: '9845012345', isDefault: true, isDefaultAddressUpdated: true, isDeleted: false },
  ...{ country: 'India', countryCode: 'IN', countryName: 'India', addressExternalId: 0 },
}
const inBook = { id: 'a1', name: 'Lakshmi Gowda', isDefault: true }

/** What a port is asked in the words of the shop, and how it is said on the wire. */
const calls: readonly WireCall[] = [
  [
    '[20.4] a product for the wishlist',
    ({ wishlist }) => valueOf(wishlist.create({ productId: 'p1', owner, time: Date.UTC(2026, 10, 22, 6, 30) })),
    {
      url: '/api/wishlist',
      body: {
        ...{ productId: 'p1', productExternalId: 'p1', userId: 'user-1', userExternalId: '77' },
        ...{ createdOn: '2026-11-22T06:30:00.000+00:00', updatedOn: '2026-11-22T06:30:00.000+00:00' },
        ...{ isRemoved: false, isDeleted: false },
      },
      answer: { result: 'Success', wishListId: 'w1' },
      value: 'w1',
    },
  ],
  [
    '[20.4] a wish that ends',
    ({ wishlist }) => valueOf(wishlist.remove({ id: 'w1', productId: 'p1', owner })),
    {
      url: '/api/wishlist/w1',
      body: { id: 'w1', isRemoved: true, productId: 'p1', userId: 'user-1' },
      answer: { result: 'Success' },
      value: null,
    },
  ],
  [
    '[21.1] a link of a product',
    ({ share }) =>
      valueOf(share.shortLink({ productId: 'p1', handle: 'tomato', title: 'Tomato', imageUrl: '/t.webp' })),
    {
      url: '/api/short-links',
      body: {
        ...{ productId: 'p1', handleName: 'tomato', title: 'Tomato', imageUrl: '/t.webp' },
        ...{ utmSource: 'share', utmMedium: 'link', utmCampaign: '' },
      },
      answer: { data: { shortlink: 'https://shop.example/s/1' } },
      value: 'https://shop.example/s/1',
    },
  ],
  [
    '[31.7] an order by a mobile number',
    ({ orders }) => valueOf(orders.lookUp({ by: 'mobile', digits: '9876543210' })),
    {
      url: '/api/order-lookup',
      body: { input: '9876543210', type: 'MOBILE' },
      answer: { userExternalId: 'user-1', orderId: '12' },
      value: { ownerId: 'user-1', orderId: '12' },
    },
  ],
  [
    '[31.7] an order by its number',
    ({ orders }) => valueOf(orders.lookUp({ by: 'number', digits: '12' })),
    {
      url: '/api/order-lookup',
      body: { input: '12', type: 'ORDERID' },
      answer: { userExternalId: 'user-1', orderId: '12' },
      value: { ownerId: 'user-1', orderId: '12' },
    },
  ],
  [
    '[16.2] a place by a network address',
    ({ delivery }) => valueOf(delivery.ipToLocation({ userId: 'user-1', ip: '203.0.113.7' })),
    {
      url: '/api/location/from-ip',
      body: { userId: 'user-1', ipResponse: { ip: '203.0.113.7' } },
      answer: {
        ...{ city: 'Mysuru', state: 'Karnataka', latitute: 12.3, longitude: 76.65 },
        ...{ country: 'India', pincode: '570001' },
      },
      value: expect.objectContaining({ latitude: 12.3, pincode: '570001' }),
    },
  ],
  [
    '[28.8] an address for the book',
    ({ address }) => valueOf(address.save({ ...anAddress(), isDefault: true, owner })),
    {
      url: '/api/addresses',
      body: addressBody,
      answer: { result: 'Success', address: { ...wireAddress, ...inBook } },
      value: { ...anAddress(), ...inBook },
    },
  ],
  [
    '[28.8] an address of the book that changes',
    ({ address }) => valueOf(address.update({ ...anAddress(), id: 'a1', isDefault: true, owner })),
    {
      url: '/api/addresses/a1',
      body: { ...addressBody, id: 'a1' },
      answer: { result: 'Success', address: { ...wireAddress, ...inBook } },
      value: { ...anAddress(), ...inBook },
    },
  ],
  [
    '[18.1] a wish for a pack',
    ({ notifyMe }) =>
      valueOf(
        notifyMe.put({
          isOpen: true,
          user: { userId: 'user-1', mobileNumber: '9845012345' },
          variant: { id: 'v1', sku: 'TOM-50' },
          locale: 'kn',
        }),
      ),
    {
      url: '/api/notify-me',
      body: {
        ...{ userId: 'user-1', phone: '9845012345', status: 'OPEN' },
        requestDetails: {
          ...{ requestEntity: 'variant', reference: 'v1', requestType: 'NOTIFY_ME', additionalMessage: 'TOM-50' },
          requestedLanguage: 'kn',
        },
      },
      answer: { isSuccess: true, responseData: { status: 'OPEN' } },
      value: true,
    },
  ],
  [
    '[18.1] whether a pack is waited for',
    ({ notifyMe }) => valueOf(notifyMe.status({ userId: 'user-1', variantId: 'v1' })),
    {
      url: '/api/notify-me?reference=v1&userId=user-1',
      body: undefined,
      answer: { status: 'CANCEL' },
      value: false,
    },
  ],
  [
    '[33.2] a loan form',
    ({ forms }) =>
      valueOf(
        forms.send({ formId: 'bank-lead', values: { phone: '9845012345' }, sender: owner }, { idempotencyKey: 'k1' }),
      ),
    {
      url: '/api/forms/bank-lead',
      body: {
        formId: 'bank-lead',
        inputData: [
          { fieldName: 'userId', fieldValue: 'user-1' },
          { fieldName: 'userExternalId', fieldValue: '77' },
          { fieldName: 'phone', fieldValue: '9845012345' },
        ],
      },
      answer: { result: 'Success' },
      value: null,
    },
  ],
  [
    '[33.2] another form',
    ({ forms }) =>
      valueOf(forms.send({ formId: 'sale-subscribe', values: {}, sender: owner }, { idempotencyKey: 'k2' })),
    {
      url: '/api/forms/custom',
      body: {
        formId: 'sale-subscribe',
        inputData: [
          { fieldName: 'userId', fieldValue: 'user-1' },
          { fieldName: 'userExternalId', fieldValue: '77' },
        ],
      },
      answer: { result: 'Success' },
      value: null,
    },
  ],
  [
    '[29.4] another address of a checkout',
    ({ checkout }) =>
      valueOf(checkout.updateAddress({ checkoutId: 'c1', address: anAddress(), discountAmount: 0, discountCode: '' })),
    {
      url: '/api/checkouts/c1/address',
      body: { checkoutPayload: { selectedAddress: wireAddress, discountAmount: 0, discountCode: '' } },
      answer: { data: { checkoutId: 'c1' } },
      value: 'c1',
    },
  ],
]

it.each(calls)('%s is said in the names of the wire, and its answer in those of the shop', async (_, ask, said) => {
  const { value, sent } = await onTheWire(ask, said.answer)
  expect(value).toEqual(said.value)
  expect(sent.at(-1)).toMatchObject({ url: said.url, body: said.body })
})

it('[26.2] a coupon is asked for in the names of the wire, and refused with its sentence', async () => {
  const server = aServer()
  server.answers(200, aSession())
  server.answers(409, { code: 'coupon/over', message: 'This coupon is over.' })
  const ports = createHttpPorts({ baseUrl: '/api', fetch: server.fetch, locale: 'kn', clock: createFakeClock() })
  const line = { productId: 'p1', variantId: 'v1', quantity: 2 }
  const question = {
    code: 'TEN',
    phone: '9876543210',
    userId: 'user-1',
    cartValue: 200,
    lines: [{ ...line, price: 100 }],
  }
  expect(await ports.coupons.validate(question)).toMatchObject({
    error: { code: 'coupon/over', serverMessage: 'This coupon is over.' },
  })
  expect(server.requests.at(-1)).toMatchObject({
    url: '/api/coupons/validate',
    body: {
      ...{ mobileNumber: '9876543210', discountCode: 'TEN', discountType: 'FIXED_AMOUNT', cartAmount: 200 },
      ...{ userId: 'user-1', source: 'web', cartInfo: [{ ...line, variantPrice: 100 }] },
    },
  })
})
