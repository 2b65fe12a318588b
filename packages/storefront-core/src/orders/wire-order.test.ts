import { describe, expect, it } from 'vitest'
import type { CartToOrder } from '../checkout/index.ts'
import { toCheckoutPayload, toExternalPayload } from './index.ts'

const cart: CartToOrder = {
  lineItems: [],
  note: 'Ring twice',
  totalCost: 60_000,
  shippingCharges: 7_000,
  specialDiscount: 1_000,
  totalNetCost: 66_000,
  discountCode: 'SAVE20',
  discountAmount: 2_000,
  usesCoins: true,
  address: null,
  buyer: { userExternalId: '77', guestUserId: 'guest-1', phone: '9845012345', email: '' },
  attribution: { utm_source: 'radio' },
}
const address = {
  ...{ fullName: 'Lakshmi', address1: '12', address2: '', city: 'Mysuru', province: 'KA', zip: '570001' },
  phone: '9845012345',
}
const consent = { version: '3', language: 'hi' } as const

describe('toCheckoutPayload', () => {
  it('[29.4] says a cart in the names of the wire', () => {
    expect(toCheckoutPayload(cart)).toEqual({
      source: 'WEB',
      checkoutId: null,
      urlUTMParams: { utm_source: 'radio' },
      cart: {
        lineItems: [],
        totalCost: 60_000,
        totalNetCost: 66_000,
        discountCode: 'SAVE20',
        isCOD: false,
        shippingCharges: 7_000,
        discountAmount: 2_000,
        note: 'Ring twice',
        valueType: '',
        discountValue: 0,
        isLoyaltyApplicable: true,
        specialDiscount: 1_000,
      },
      userIdentity: {
        customerAccessToken: null,
        userExternalId: '77',
        phone: '9845012345',
        email: '',
        guestUserId: 'guest-1',
        deliveryAddress: null,
      },
    })
  })

  it.each([
    ['cod', true],
    ['online', false],
  ] as const)('[30.6] names the checkout that is ordered, and whether it is paid %s', (paymentMode, isCOD) => {
    const payload = toCheckoutPayload({ ...cart, address, consent }, { checkoutId: 'c1', paymentMode })
    expect(payload).toMatchObject({ checkoutId: 'c1', cart: { isCOD }, consent })
    expect(payload.userIdentity.deliveryAddress).toMatchObject({ lastName: 'Lakshmi', countryCode: 'IN' })
  })
})

describe('toExternalPayload', () => {
  it.each([
    ['9845012345', '+919845012345'],
    ['', ''],
  ])('[29.3] gives the number %j with its country', (phone, wired) => {
    const { userIdentity } = toExternalPayload({ ...cart, buyer: { ...cart.buyer, phone } }, 'a-token')
    expect(userIdentity).toEqual({
      customerAccessToken: 'a-token',
      phone: wired,
      email: '',
      deliveryAddress: null,
    })
  })

  it('carries the consent where there is one', () => {
    expect(toExternalPayload({ ...cart, consent }, null).consent).toEqual(consent)
    expect(toExternalPayload(cart, null).consent).toBeUndefined()
  })
})
